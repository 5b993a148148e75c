package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the names of members and parameters that mean the user who created an instance. */
public final class AuthorWords {
    private static final List<String> AUTHORS = List.of(
            "user",
            "author",
            "creator",
            "createdby",
            "owner",
            "reporter",
            "submitter",
            "submittedby",
            "uploader",
            "uploadedby",
            "publisher",
            "poster",
            "postedby",
            "openedby",
            "requester",
            "requestedby",
            "sender");

    private AuthorWords() {}

    /** Returns whether a name in any spelling, with or without {@code id} at its end, means the author. */
    public static boolean isAuthor(String name) {
        String bare = NameWords.bare(name);
        return AUTHORS.contains(bare)
                || bare.endsWith("id") && AUTHORS.contains(bare.substring(0, bare.length() - "id".length()));
    }
}
