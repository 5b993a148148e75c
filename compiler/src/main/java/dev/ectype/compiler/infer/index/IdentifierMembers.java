package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the member of an instance that a path parameter identifies. */
public final class IdentifierMembers {
    private static final List<String> GENERIC = List.of("id", "gid", "uuid", "guid", "uid", "_id", "arn");
    private static final List<String> IDENTIFIERS = List.of("id", "uuid", "guid");
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

    /** Names of network addresses, which are rarely the identifier of a resource. */
    private static final List<String> NETWORK_NAMES = List.of("ip", "ipaddress", "hostname", "domain");

    private static final Pattern IDENTIFIER_WORD = Pattern.compile("\\b(ID|Id|[Ii]dentifier)\\b");
    private static final int LONGEST_TEXT = 500;

    private final TypeShapes shapes;
    private final RouteIndex routes;

    /** Computed on first use, because rules still move routes after the constructor. */
    private @Nullable PathParameters pathParameters;

    public IdentifierMembers(TypeShapes shapes, RouteIndex routes) {
        this.shapes = shapes;
        this.routes = routes;
    }

    private PathParameters pathParameters() {
        PathParameters known = pathParameters;
        if (known == null) {
            known = PathParameters.of(shapes, routes);
            pathParameters = known;
        }
        return known;
    }

    /** Returns whether clients put instances under the enumerated values of a parameter. */
    public boolean isClientChosen(String parameter) {
        return pathParameters().clientChosen().contains(parameter);
    }

    /** Returns the member that identifies a {@code noun}, given the name of its path parameter, or null. */
    @Nullable
    public String of(ObjectShape shape, String noun, @Nullable String parameter) {
        List<String> all = all(shape, noun, parameter);
        return all.isEmpty() ? null : all.get(0);
    }

    /**
     * Returns the members that the parameter may hold, the most likely first. Several result from names such as
     * {@code id_or_slug}.
     */
    public List<String> all(ObjectShape shape, String noun, @Nullable String parameter) {
        List<String> found = new ArrayList<>();
        if (parameter != null && pathParameters().constrained().get(parameter) instanceof EnumType listed) {
            add(found, listed(shape, listed));
            return found;
        }
        boolean open = parameter != null && !isIdentifierName(parameter) && shape.like(parameter) == null;
        String typed = open && parameter != null ? pathParameters().types().member(shape, parameter) : null;
        if (typed != null) {
            found.add(typed);
            return found;
        }
        boolean isNoun = parameter != null && NameWords.key(parameter).equals(NameWords.key(noun));
        if (isNoun && parameter != null) {
            add(found, generic(shape, noun, null));
            // A version's own member called version identifies it too.
            ObjectMember same = shape.member(parameter);
            add(found, same == null || !isName(same) ? null : same.name());
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

    /** Returns the member with the same enumerated values as the parameter, or null. */
    private @Nullable String listed(ObjectShape shape, EnumType listed) {
        for (ObjectMember member : shape.members().values()) {
            boolean same = shapes.core(member.type()) instanceof EnumType other
                    && other.values().containsAll(listed.values());
            if (same) {
                return member.name();
            }
        }
        return null;
    }

    private static List<String> alternatives(String parameter) {
        List<String> words = NameWords.of(parameter);
        if (!words.contains("or")) {
            return List.of(parameter);
        }
        int or = words.indexOf("or");
        return List.of(String.join("_", words.subList(0, or)), String.join("_", words.subList(or + 1, words.size())));
    }

    /**
     * Returns the member with the parameter's name, else with the part after the noun: {@code pet_id} is {@code id}.
     */
    private @Nullable String named(ObjectShape shape, String noun, String parameter) {
        ObjectMember same = scalarLike(shape, parameter);
        if (same != null) {
            return same.name();
        }
        List<String> words = NameWords.of(parameter);
        for (int from = 1; from < words.size(); from++) {
            ObjectMember tail = scalarLike(shape, String.join("", words.subList(from, words.size())));
            if (tail != null && fits(tail, parameter)) {
                return tail.name();
            }
        }
        ObjectMember prefixed = scalarLike(shape, Nouns.singular(noun) + parameter);
        return prefixed == null ? null : prefixed.name();
    }

    private @Nullable String generic(ObjectShape shape, String noun, @Nullable String parameter) {
        String singular = NameWords.key(noun);
        String alike = parameter == null
                ? null
                : alike(shape, pathParameters().patterns().getOrDefault(parameter, new LinkedHashSet<>()));
        if (alike != null) {
            return alike;
        }
        for (String name : GENERIC) {
            ObjectMember member = scalarLike(shape, name);
            // A parameter called id does not mean a longer name that contains the id.
            boolean applies = !name.equals("arn") || parameter == null || !isIdentifierName(parameter);
            if (member != null && applies) {
                return member.name();
            }
        }
        for (String suffix : List.of("id", "uuid", "key", "number", "code", "name")) {
            ObjectMember member = scalarLike(shape, singular + suffix);
            if (member != null && fits(member, parameter)) {
                return member.name();
            }
        }
        ObjectMember own = shape.like(singular);
        if (own != null && isDescribedAsIdentifier(own)) {
            return own.name();
        }
        return parameter == null ? null : natural(shape, noun, parameter);
    }

    /** Returns the generic identifier with one of the parameter's patterns, or null. */
    private @Nullable String alike(ObjectShape shape, Set<String> patterns) {
        for (String name : patterns.isEmpty() ? List.<String>of() : GENERIC) {
            ObjectMember member = scalarLike(shape, name);
            TypeRef core = member == null ? null : shapes.core(member.type());
            if (member != null
                    && core instanceof TextType text
                    && text.pattern() != null
                    && patterns.contains(text.pattern())) {
                return member.name();
            }
        }
        return null;
    }

    /** Returns whether the description calls a member an identifier. */
    private boolean isDescribedAsIdentifier(ObjectMember member) {
        String description = member.type().notes().description();
        return description != null
                && description.length() < LONGEST_TEXT
                && IDENTIFIER_WORD.matcher(description).find()
                && isName(member);
    }

    private @Nullable String natural(ObjectShape shape, String noun, String parameter) {
        for (String name : NATURAL) {
            boolean network = NETWORK_NAMES.contains(name)
                    && isIdentifierName(parameter)
                    && !NameWords.key(noun).equals(name);
            ObjectMember member = network ? null : scalarLike(shape, name);
            if (member != null && fits(member, parameter)) {
                return member.name();
            }
        }
        return null;
    }

    /**
     * Returns the member of a stored type with the most certain natural key among the members that clients know, or
     * null.
     */
    public @Nullable String naturalKey(ObjectShape stored, ObjectShape known) {
        for (String name : IdentifierWords.NATURAL_KEYS) {
            ObjectMember member = stored.like(name);
            TypeRef core = member == null || !known.has(member.name()) ? null : shapes.core(member.type());
            if (member != null && core instanceof TextType text && text.format() == null) {
                return member.name();
            }
        }
        return null;
    }

    /**
     * Returns the first member of listed objects whose name ends like that of an identifier, such as {@code tx_hash} or
     * {@code pub_key}, or null.
     */
    public @Nullable String listed(ObjectShape shape) {
        return shape.members().values().stream()
                .filter(member -> IdentifierWords.endsLikeIdentifier(member.name()) && isName(member))
                .map(ObjectMember::name)
                .findFirst()
                .orElse(null);
    }

    /** Returns whether a parameter's name is that of an identifier, unlike a name or a slug. */
    public static boolean isIdentifierName(String parameter) {
        List<String> words = NameWords.of(parameter);
        return !words.isEmpty()
                && (IDENTIFIERS.contains(words.get(words.size() - 1))
                        || words.get(0).equals("id"));
    }

    private boolean isName(ObjectMember member) {
        TypeRef core = shapes.core(member.type());
        return core instanceof TextType text && text.format() == null
                || core instanceof NumberType number && number.integer();
    }

    /** Returns whether the values of a member are valid for the parameter. */
    private boolean fits(ObjectMember member, @Nullable String parameter) {
        TypeRef core = shapes.core(member.type());
        if (parameter != null
                && isIdentifierName(parameter)
                && NameWords.bare(member.name()).endsWith("name")) {
            return false;
        }
        TypeRef constrained =
                parameter == null ? null : pathParameters().constrained().get(parameter);
        return constrained == null
                || !(core instanceof TextType)
                || ParameterCompatibility.hasFixedFormat(core) && !(constrained instanceof NumberType);
    }

    private @Nullable ObjectMember scalarLike(ObjectShape shape, String name) {
        ObjectMember member = name.isEmpty() ? null : shape.like(name);
        return member == null || !shapes.mayBeScalar(member.type()) ? null : member;
    }

    private static void add(List<String> found, @Nullable String name) {
        if (name != null && !found.contains(name)) {
            found.add(name);
        }
    }
}
