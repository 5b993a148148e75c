package dev.ectype.runtime.emulator.xml;

/** Says that bytes are not XML, or not XML within the limits. */
public final class MalformedXml extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MalformedXml(String message) {
        // Hostile clients cause this at will: a stack trace would cost more than the reading did.
        super(message, null, false, false);
    }
}
