package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.ByteSlice;

/** Guesses what a body is that does not say so: by how it begins, among the forms that are described. */
final class BodySniffer {
    private BodySniffer() {}

    /** The described type that the body begins like, else the first that is described. */
    static String type(String[] described, ByteSlice bytes) {
        char first = first(bytes);
        int json = json(described);
        if (json >= 0 && (first == '{' || first == '[' || first == '"')) {
            return described[json];
        }
        for (String type : described) {
            boolean xml = first == '<' && MediaTypes.isXml(type);
            boolean form = type.equals(MediaTypes.FORM) && first != '<' && first != '{';
            if (xml || form) {
                return type;
            }
        }
        return described[json >= 0 ? json : 0];
    }

    /** The first letter that is no space. */
    static char first(ByteSlice bytes) {
        for (int at = bytes.from(); at < bytes.to(); at++) {
            char letter = (char) (bytes.array()[at] & 0xff);
            boolean marked = letter == 0xef || letter == 0xbb || letter == 0xbf;
            if (letter > ' ' && !marked) {
                return letter;
            }
        }
        return 0;
    }

    /** Where the first JSON stands, or -1. */
    static int json(String[] described) {
        for (int at = 0; at < described.length; at++) {
            if (MediaTypes.isJson(described[at])) {
                return at;
            }
        }
        return -1;
    }

    /** Where the first form stands, or -1. */
    static int form(String[] described) {
        for (int at = 0; at < described.length; at++) {
            if (MediaTypes.isForm(described[at])) {
                return at;
            }
        }
        return -1;
    }
}
