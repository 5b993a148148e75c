package dev.ectype.compiler.infer.lexicon;

/** Recognises the members of GraphQL input objects that write the instances of a link. */
public final class NestedWriteWords {
    private NestedWriteWords() {}

    public static boolean isCreate(String member) {
        return member.equals("create");
    }

    public static boolean isConnect(String member) {
        return member.equals("connect");
    }

    public static boolean isDisconnect(String member) {
        return member.equals("disconnect");
    }

    public static boolean isSet(String member) {
        return member.equals("set");
    }
}
