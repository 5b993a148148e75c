package dev.ectype.runtime.json;

/** Iterates over the members of an object without creating objects for them. */
public final class MemberCursor {
    private final Document object;
    private final int[] tape;
    private final int stop;
    private int name = -1;

    MemberCursor(Document object) {
        this.object = object;
        this.tape = object.tape();
        this.stop = object.isObject() ? object.word(TapeLayout.NEXT) : 0;
    }

    /** Moves to the next member; false after the last. */
    public boolean next() {
        int following = name < 0 ? object.node() + TapeLayout.WORDS : TapeMembers.next(tape, name);
        while (following < stop && (tape[following] & TapeLayout.SHADOWED) != 0) {
            following = TapeMembers.next(tape, following);
        }
        if (following >= stop) {
            return false;
        }
        name = following;
        return true;
    }

    public String name() {
        return StringDecoder.decode(object.array(), tape, name);
    }

    public boolean nameIs(String wanted) {
        return StringDecoder.is(object.array(), tape, name, wanted);
    }

    /** The name as a string document. */
    public Document nameDocument() {
        return new Document(object.array(), tape, name);
    }

    public Document value() {
        return new Document(object.array(), tape, name + TapeLayout.WORDS);
    }

    public JsonMember member() {
        return new JsonMember(name(), value());
    }

    /** Copies the name as written in the source, and its colon. */
    public void writeName(JsonWriter out) {
        out.rawName(object.array(), tape[name + TapeLayout.FROM], tape[name + TapeLayout.TO]);
    }
}
