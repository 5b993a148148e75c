package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An element of a list with its identifier and its leaves, which distinguish it from other elements. */
final class ListElement {
    private static final int MOST_LEAVES = 64;

    private final Document value;
    private final String name;
    private final String noun;
    private final @Nullable JsonLeaf identifier;

    private ListElement(Document value, String name, String noun, @Nullable JsonLeaf identifier) {
        this.value = value;
        this.name = name;
        this.noun = noun;
        this.identifier = identifier;
    }

    /** Reads an element of the list in the member of that name, with the noun of the list. */
    static ListElement of(Document value, String name, String noun) {
        if (!value.isObject()) {
            return new ListElement(value, name, noun, identity(value, "", name, noun));
        }
        for (JsonMember member : value.members()) {
            if (NounResolver.of(member.name(), noun).equals(noun)) {
                JsonLeaf identifier = identity(member.value(), '.' + member.name(), member.name(), noun);
                if (identifier != null) {
                    return new ListElement(value, name, noun, identifier);
                }
            }
        }
        return new ListElement(value, name, noun, null);
    }

    static List<ListElement> all(Document list, String name, String noun) {
        List<ListElement> elements = new ArrayList<>();
        list.elements().forEach(each -> elements.add(of(each, name, noun)));
        return elements;
    }

    private static @Nullable JsonLeaf identity(Document value, String path, String name, String noun) {
        JsonLeaf leaf = JsonLeaf.of(value, path, name, noun);
        return leaf == null || !leaf.isIdentity() ? null : leaf;
    }

    Document value() {
        return value;
    }

    /** The identifier of the element; null if no member looks like one. */
    @Nullable
    JsonLeaf identifier() {
        return identifier;
    }

    List<JsonLeaf> leaves() {
        List<JsonLeaf> leaves = new ArrayList<>();
        JsonLeaf.each(value, name, noun, leaf -> {
            if (leaves.size() < MOST_LEAVES) {
                leaves.add(leaf);
            }
        });
        return leaves;
    }
}
