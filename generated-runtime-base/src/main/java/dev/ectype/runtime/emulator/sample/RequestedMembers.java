package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Members that a body should have though none is required, because what is made is looked up by them later.
 *
 * @param childLists lists that should have an element, because nothing else makes what is in them
 * @param unique members whose values must differ from those of all others
 * @param same what members say again, where the body has them, that the path says already
 * @param salt makes the values differ from those of other wishes
 */
public record RequestedMembers(
        List<String> members, List<String> childLists, List<String> unique, Map<String, Document> same, String salt) {
    public static final RequestedMembers NONE =
            new RequestedMembers(List.of(), List.of(), List.of(), new LinkedHashMap<>(), "");

    public RequestedMembers {
        members = List.copyOf(members);
        childLists = List.copyOf(childLists);
        unique = List.copyOf(unique);
        same = new LinkedHashMap<>(same);
    }
}
