package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which member of an item a path parameter names. */
final class IdMembers {
    private static final List<String> GENERIC = List.of("id", "gid", "uuid", "guid", "uid", "_id");
    private static final List<String> NATURAL = List.of(
            "name",
            "key",
            "slug",
            "number",
            "code",
            "handle",
            "login",
            "username",
            "identifier",
            "token",
            "sid",
            "ip",
            "ipaddress",
            "email",
            "hostname",
            "domain",
            "fingerprint",
            "sha");

    private final Shapes shapes;

    IdMembers(Shapes shapes) {
        this.shapes = shapes;
    }

    /** The member that identifies a {@code noun}, given the parameter that names one, or null. */
    @Nullable
    String of(Shape shape, String noun, @Nullable String parameter) {
        List<String> all = all(shape, noun, parameter);
        return all.isEmpty() ? null : all.get(0);
    }

    /** The members that the parameter may carry, the likeliest first; several when it says so, as in {@code id_or_slug}. */
    List<String> all(Shape shape, String noun, @Nullable String parameter) {
        List<String> found = new ArrayList<>();
        boolean isNoun = parameter != null && Words.key(parameter).equals(Words.key(noun));
        if (isNoun) {
            add(found, generic(shape, noun, null));
        }
        if (parameter != null && found.isEmpty()) {
            for (String alternative : alternatives(parameter)) {
                add(found, named(shape, noun, alternative));
            }
        }
        if (found.isEmpty()) {
            add(found, generic(shape, noun, parameter));
        }
        return found;
    }

    private static List<String> alternatives(String parameter) {
        List<String> words = Words.of(parameter);
        if (!words.contains("or")) {
            return List.of(parameter);
        }
        int or = words.indexOf("or");
        return List.of(String.join("_", words.subList(0, or)), String.join("_", words.subList(or + 1, words.size())));
    }

    /** By the parameter's own name, else by the part of it that follows the noun: {@code pet_id} is {@code id}. */
    private @Nullable String named(Shape shape, String noun, String parameter) {
        Member same = scalarLike(shape, parameter);
        if (same != null) {
            return same.name();
        }
        List<String> words = Words.of(parameter);
        for (int from = 1; from < words.size(); from++) {
            Member tail = scalarLike(shape, String.join("", words.subList(from, words.size())));
            if (tail != null) {
                return tail.name();
            }
        }
        Member prefixed = scalarLike(shape, Words.singular(noun) + parameter);
        return prefixed == null ? null : prefixed.name();
    }

    private @Nullable String generic(Shape shape, String noun, @Nullable String parameter) {
        String singular = Words.key(noun);
        for (String name : GENERIC) {
            Member member = shape.like(name);
            if (member != null) {
                return member.name();
            }
        }
        for (String suffix : List.of("id", "uuid", "key", "number", "code", "name")) {
            Member member = shape.like(singular + suffix);
            if (member != null) {
                return member.name();
            }
        }
        return parameter == null ? null : natural(shape);
    }

    private @Nullable String natural(Shape shape) {
        for (String name : NATURAL) {
            Member member = scalarLike(shape, name);
            if (member != null) {
                return member.name();
            }
        }
        return null;
    }

    private @Nullable Member scalarLike(Shape shape, String name) {
        Member member = name.isEmpty() ? null : shape.like(name);
        return member == null || !shapes.mayBeScalar(member.type()) ? null : member;
    }

    private static void add(List<String> found, @Nullable String name) {
        if (name != null && !found.contains(name)) {
            found.add(name);
        }
    }
}
