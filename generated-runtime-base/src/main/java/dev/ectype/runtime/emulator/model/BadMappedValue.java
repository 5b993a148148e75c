package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;

/** Says that a class which the user has chosen for a text or a number cannot be made of this one. */
final class BadMappedValue extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String fault;

    BadMappedValue(Document document, Class<?> type) {
        this("", document.literal() + " cannot be read as " + type.getName());
    }

    private BadMappedValue(String place, String fault) {
        super(place.isEmpty() ? fault : place + ": " + fault);
        this.path = place;
        this.fault = fault;
    }

    /** The same, told where it is inside something larger. */
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
