package dev.ectype.runtime.emulator.xml;

/** Reports bytes that are not XML or exceed the limits. */
public final class MalformedXml extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MalformedXml(String message) {
        // Hostile clients cause this at will: a stack trace would cost more than the parsing.
        super(message, null, false, false);
    }
}
