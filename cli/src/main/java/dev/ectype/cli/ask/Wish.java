package dev.ectype.cli.ask;

import java.util.List;

/**
 * Members that a body should have though none is required, because what is made is looked up by them later.
 *
 * @param pieces lists that should have an element, because nothing else makes what is in them
 * @param unique members whose values must differ from those of all others
 * @param salt makes the values differ from those of other wishes
 */
public record Wish(List<String> members, List<String> pieces, List<String> unique, String salt) {
    public static final Wish NONE = new Wish(List.of(), List.of(), List.of(), "");

    public Wish {
        members = List.copyOf(members);
        pieces = List.copyOf(pieces);
        unique = List.copyOf(unique);
    }
}
