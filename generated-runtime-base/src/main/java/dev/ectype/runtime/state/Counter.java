package dev.ectype.runtime.state;

/** A named number that only goes up, such as the issues of one repository. */
record Counter(String key, long value) implements Keyed {
    @Override
    public boolean isVacant() {
        return value == 0;
    }
}
