package dev.ectype.runtime.emulator.populate;

import java.util.List;

/** Classifies singular nouns by kind; each kind has names of its own form. */
final class NounKinds {
    static final List<String> PEOPLE = List.of(
            "account",
            "admin",
            "agent",
            "assignee",
            "attendee",
            "author",
            "buyer",
            "candidate",
            "cardholder",
            "client",
            "colleague",
            "contact",
            "contributor",
            "coach",
            "customer",
            "doctor",
            "driver",
            "employee",
            "friend",
            "guest",
            "host",
            "individual",
            "instructor",
            "lead",
            "member",
            "operator",
            "owner",
            "participant",
            "passenger",
            "patient",
            "person",
            "people",
            "player",
            "profile",
            "recipient",
            "requester",
            "reviewer",
            "seller",
            "sender",
            "student",
            "subscriber",
            "teacher",
            "user",
            "visitor",
            "volunteer",
            "worker");
    static final List<String> COMPANIES = List.of(
            "agency",
            "brand",
            "business",
            "carrier",
            "company",
            "employer",
            "enterprise",
            "firm",
            "manufacturer",
            "merchant",
            "org",
            "organization",
            "organisation",
            "partner",
            "practice",
            "provider",
            "publisher",
            "shop",
            "supplier",
            "tenant",
            "vendor");
    static final List<String> GOODS = List.of("good", "item", "merchandise", "part", "product", "sku", "variant");
    static final List<String> PLACES = List.of(
            "branch",
            "city",
            "destination",
            "location",
            "office",
            "place",
            "site",
            "station",
            "store",
            "venue",
            "warehouse");
    static final List<String> LABELS =
            List.of("category", "genre", "keyword", "label", "segment", "skill", "tag", "topic");
    static final List<String> TASKS =
            List.of("action", "bug", "card", "issue", "job", "reminder", "step", "story", "task", "ticket", "todo");
    static final List<String> ANIMALS = List.of("animal", "cat", "dog", "horse", "pet");

    private NounKinds() {}

    /** Returns whether a noun belongs to a known kind. */
    static boolean isKnown(String noun) {
        return isPerson(noun)
                || COMPANIES.contains(noun)
                || GOODS.contains(noun)
                || PLACES.contains(noun)
                || LABELS.contains(noun)
                || TASKS.contains(noun)
                || ANIMALS.contains(noun);
    }

    static boolean isPerson(String noun) {
        return PEOPLE.contains(noun);
    }
}
