package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.ByteSlice;

/** Guesses the media type of a body without {@code Content-Type} from its first character and the described types. */
final class BodySniffer {
    private BodySniffer() {}

    /** Returns the described type that matches the first character, else the first described type. */
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

    /** Returns the first character that is no space. */
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

    /** Returns the index of the first JSON type, or -1. */
    static int json(String[] described) {
        for (int at = 0; at < described.length; at++) {
            if (MediaTypes.isJson(described[at])) {
                return at;
            }
        }
        return -1;
    }

    /** Returns the index of the first form type, or -1. */
    static int form(String[] described) {
        for (int at = 0; at < described.length; at++) {
            if (MediaTypes.isForm(described[at])) {
                return at;
            }
        }
        return -1;
    }
}
