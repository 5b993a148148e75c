package dev.ectype.runtime.schema;

/** Text that gives up after too many looks at it, which ends a regular expression that backtracks without end. */
final class BudgetedText implements CharSequence {
    private static final int STEPS = 1_000_000;

    private final CharSequence text;
    private int steps;

    BudgetedText(CharSequence text) {
        this.text = text;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        if (++steps > STEPS) {
            throw new Exhausted();
        }
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** Too many looks. */
    static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Exhausted() {
            super("the regular expression takes too many steps", null, false, false);
        }
    }
}
