package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;

/** Reports that a text or a number cannot be converted to the Java class that the user mapped it to. */
final class BadMappedValue extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String fault;

    BadMappedValue(Document document, Class<?> type) {
        this("", document.literal() + " cannot be read as " + type.getName());
    }

    private BadMappedValue(String path, String fault) {
        super(path.isEmpty() ? fault : path + ": " + fault);
        this.path = path;
        this.fault = fault;
    }

    /**
     * Returns the same error with a longer path.
     *
     * @param member the member that contains the value
     */
    BadMappedValue in(String member) {
        return new BadMappedValue(path.isEmpty() ? member : member + "/" + path, fault);
    }

    String path() {
        return path;
    }

    String fault() {
        return fault;
    }
}
