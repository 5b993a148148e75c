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

    /**
     * Moves to the next member. Call it before the first member, too.
     *
     * @return false after the last member
     */
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

    /** {@return the position of the current member, above 0, for {@link #moveTo}} */
    public int position() {
        return name;
    }

    /**
     * Moves to a member of the same object.
     *
     * @param position its {@link #position}
     */
    public void moveTo(int position) {
        name = position;
    }

    /** {@return the decoded name of the current member} */
    public String name() {
        return StringDecoder.decode(object.array(), tape, name);
    }

    /**
     * Compares the name of the current member without decoding it.
     *
     * @param wanted the decoded name
     * @return true if the names are equal
     */
    public boolean nameIs(String wanted) {
        return StringDecoder.is(object.array(), tape, name, wanted);
    }

    /** {@return the name of the current member as a JSON string} */
    public Document nameDocument() {
        return new Document(object.array(), tape, name);
    }

    /** {@return the value of the current member} */
    public Document value() {
        return new Document(object.array(), tape, name + TapeLayout.WORDS);
    }

    /** {@return the current member} */
    public JsonMember member() {
        return new JsonMember(name(), value());
    }

    /**
     * Copies the name of the current member as written in the source, and its colon.
     *
     * @param out the writer that receives the name
     */
    public void writeName(JsonWriter out) {
        out.rawName(object.array(), tape[name + TapeLayout.FROM], tape[name + TapeLayout.TO]);
    }

    /**
     * Writes the value of the current member.
     *
     * @param out the writer that receives the value
     */
    public void writeValue(JsonWriter out) {
        int value = name + TapeLayout.WORDS;
        if ((tape[value] & TapeLayout.LOOSE) == 0) {
            out.raw(object.array(), tape[value + TapeLayout.FROM], tape[value + TapeLayout.TO]);
        } else {
            out.value(value());
        }
    }
}
