package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An element of a list, and what there is in it that may tell it from the others. */
final class Element {
    private static final int MOST_LEAVES = 64;

    private final Document value;
    private final String name;
    private final String noun;
    private final @Nullable Leaf own;

    private Element(Document value, String name, String noun, @Nullable Leaf own) {
        this.value = value;
        this.name = name;
        this.noun = noun;
        this.own = own;
    }

    /** Reads it, whose list is the member of that name, and speaks of things of that kind. */
    static Element of(Document value, String name, String noun) {
        if (!value.isObject()) {
            return new Element(value, name, noun, identity(value, "", name, noun));
        }
        for (Member member : value.members()) {
            if (Nouns.of(member.name(), noun).equals(noun)) {
                Leaf own = identity(member.value(), '.' + member.name(), member.name(), noun);
                if (own != null) {
                    return new Element(value, name, noun, own);
                }
            }
        }
        return new Element(value, name, noun, null);
    }

    static List<Element> all(Document list, String name, String noun) {
        List<Element> elements = new ArrayList<>();
        list.elements().forEach(each -> elements.add(of(each, name, noun)));
        return elements;
    }

    private static @Nullable Leaf identity(Document value, String path, String name, String noun) {
        Leaf leaf = Leaf.of(value, path, name, noun);
        return leaf == null || !leaf.isIdentity() ? null : leaf;
    }

    Document value() {
        return value;
    }

    /** What it is known by; null if nothing in it looks so. */
    @Nullable
    Leaf own() {
        return own;
    }

    List<Leaf> leaves() {
        List<Leaf> leaves = new ArrayList<>();
        Leaf.each(value, name, noun, leaf -> {
            if (leaves.size() < MOST_LEAVES) {
                leaves.add(leaf);
            }
        });
        return leaves;
    }
}
