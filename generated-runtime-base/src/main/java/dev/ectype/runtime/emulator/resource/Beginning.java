package dev.ectype.runtime.emulator.resource;

import java.util.List;
import java.util.Locale;

/** Guesses from their names in which of its states a thing begins. */
final class Beginning {
    private static final List<String> FIRST = List.of(
            "draft",
            "new",
            "created",
            "pending",
            "open",
            "opened",
            "available",
            "active",
            "enabled",
            "not_started",
            "todo",
            "queued",
            "scheduled",
            "requested",
            "submitted",
            "registered",
            "provisioning",
            "initial");

    private static final List<String> NEVER = List.of(
            "cancel",
            "close",
            "delet",
            "fail",
            "complet",
            "void",
            "paid",
            "expire",
            "archiv",
            "reject",
            "refus",
            "done",
            "succe",
            "finish",
            "error",
            "inactive",
            "disabled",
            "suspend",
            "terminat",
            "process",
            "running",
            "in_progress",
            "paused",
            "stopped",
            "revoked",
            "declin",
            "approv",
            "releas",
            "lost",
            "won");

    private Beginning() {}

    static String of(List<String> states) {
        for (String word : FIRST) {
            for (String state : states) {
                if (plain(state).equals(word)) {
                    return state;
                }
            }
        }
        for (String state : states) {
            String plain = plain(state);
            if (NEVER.stream().noneMatch(plain::startsWith)) {
                return state;
            }
        }
        return states.get(0);
    }

    private static String plain(String state) {
        return state.toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
    }
}
