package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;

/** Reads the required members of a reply. */
final class ReplyMembers {
    private ReplyMembers() {}

    static Document part(Document object, String member) {
        Document part = object.isObject() ? object.member(member) : null;
        if (part == null) {
            throw new Unexpected("the member '" + member + "' is missing");
        }
        return part;
    }

    static String text(Document object, String member) {
        Document part = part(object, member);
        if (!part.isString()) {
            throw new Unexpected("the member '" + member + "' is not a string");
        }
        return part.text();
    }

    static long number(Document object, String member) {
        Document part = part(object, member);
        if (!part.isNumber() || !part.isLong()) {
            throw new Unexpected("the member '" + member + "' is not an integer");
        }
        return part.longValue();
    }

    /** Reports an unexpected document. The message is the end of a sentence. */
    static final class Unexpected extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unexpected(String message) {
            super(message, null, false, false);
        }
    }
}
