package dev.ectype.runtime.state.row;

/** Represents a row whose id is stored as a number. */
final class NumberedRow extends Row {
    private final long number;

    NumberedRow(long number, Content content, int sequence) {
        super(content, sequence);
        this.number = number;
    }

    @Override
    Row with(Content content, int newSequence) {
        return new NumberedRow(number, content, newSequence);
    }

    @Override
    public String id() {
        return Long.toString(number);
    }

    @Override
    public boolean isNumbered() {
        return true;
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public boolean hasId(String wanted) {
        return false;
    }

    @Override
    public boolean hasNumber(long wanted) {
        return number == wanted;
    }

    @Override
    public boolean hasIdOf(Row other) {
        return other.isNumbered() ? number == other.number() : other.hasId(id());
    }
}
