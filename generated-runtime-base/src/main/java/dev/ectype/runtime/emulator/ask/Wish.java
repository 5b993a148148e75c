package dev.ectype.runtime.emulator.ask;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Members that a body should have though none is required, because what is made is looked up by them later.
 *
 * @param pieces lists that should have an element, because nothing else makes what is in them
 * @param unique members whose values must differ from those of all others
 * @param same what members say again, where the body has them, that the path says already
 * @param salt makes the values differ from those of other wishes
 */
public record Wish(
        List<String> members, List<String> pieces, List<String> unique, Map<String, Document> same, String salt) {
    public static final Wish NONE = new Wish(List.of(), List.of(), List.of(), new LinkedHashMap<>(), "");

    public Wish {
        members = List.copyOf(members);
        pieces = List.copyOf(pieces);
        unique = List.copyOf(unique);
        same = new LinkedHashMap<>(same);
    }
}
