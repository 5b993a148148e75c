package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.Document;

/** Says that a class which the user has chosen for a text or a number cannot be made of this one. */
final class Unreadable extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String place;
    private final String fault;

    Unreadable(Document document, Class<?> type) {
        this("", document.literal() + " cannot be read as " + type.getName());
    }

    private Unreadable(String place, String fault) {
        super(place.isEmpty() ? fault : place + ": " + fault);
        this.place = place;
        this.fault = fault;
    }

    /** The same, told where it is inside something larger. */
    Unreadable in(String member) {
        return new Unreadable(place.isEmpty() ? member : member + "/" + place, fault);
    }

    String place() {
        return place;
    }

    String fault() {
        return fault;
    }
}
