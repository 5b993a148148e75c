package dev.ectype.runtime.state.row;

/** Represents a row whose id is stored as text. */
final class NamedRow extends Row {
    private final String id;

    NamedRow(String id, Content content, int sequence) {
        super(content, sequence);
        this.id = id;
    }

    @Override
    Row with(Content content, int newSequence) {
        return new NamedRow(id, content, newSequence);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean isNumbered() {
        return false;
    }

    @Override
    public long number() {
        return -1;
    }

    @Override
    public boolean hasId(String wanted) {
        return wanted.equals(id);
    }

    @Override
    public boolean hasNumber(long wanted) {
        return false;
    }

    @Override
    public boolean hasIdOf(Row other) {
        return id.equals(other.id());
    }
}
