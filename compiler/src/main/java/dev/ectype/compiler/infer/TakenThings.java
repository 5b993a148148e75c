package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the body of an operation names to be added to something or taken from it.
 *
 * @param noun what they are called
 * @param at where the body names one or several
 * @param listed whether it names them in a list
 * @param self the word that stands for the one that whoever asks is, or null
 */
record TakenThings(
        String noun,
        MemberPath at,
        boolean listed,
        @Nullable String self) {
    private static final List<String> ENDINGS = List.of("", "id", "gid", "uuid", "uri", "ids", "gids", "uuids", "uris");

    /** The things of that noun, in the body or in the only object in it. */
    static @Nullable TakenThings of(Draft draft, Route route, String noun) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        if (body == null) {
            return null;
        }
        Shape shape = draft.shapes.shape(body);
        TakenThings direct = in(draft, shape, MemberPath.ROOT, noun);
        if (direct != null || shape.members().size() != 1) {
            return direct;
        }
        Member only = shape.members().values().iterator().next();
        Shape inner = draft.shapes.shape(only.type());
        boolean wraps = draft.shapes.items(only.type()) == null && !inner.isEmpty();
        return wraps ? in(draft, inner, MemberPath.of(only.name()), noun) : null;
    }

    /** The same where the body has nothing else of what such things are: a list of identifiers, or an object with one. */
    static @Nullable TakenThings alone(Draft draft, Route route, List<String> nouns, Shape thing) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        TypeRef items = body == null ? null : draft.shapes.items(body);
        if (items != null) {
            boolean names =
                    draft.shapes.mayBeScalar(items) && draft.shapes.shape(items).isEmpty();
            return names ? new TakenThings(nouns.get(0), MemberPath.ROOT, true, null) : null;
        }
        TakenThings taken = nouns.stream()
                .map(noun -> of(draft, route, noun))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        if (taken == null || taken.at().names().size() > 1) {
            return null;
        }
        String name = taken.at().names().get(0);
        boolean tells = draft.shapes.shape(body).members().values().stream()
                .anyMatch(other -> !other.name().equals(name) && tells(draft, other, thing));
        return tells ? null : taken;
    }

    /** Whether a member of the body is one that things have, or holds whole things. */
    private static boolean tells(Draft draft, Member member, Shape thing) {
        TypeRef items = draft.shapes.items(member.type());
        Shape held = draft.shapes.shape(items == null ? member.type() : items);
        return thing.has(member.name()) || held.shared(thing) > 1;
    }

    private static @Nullable TakenThings in(Draft draft, Shape shape, MemberPath at, String noun) {
        String one = Words.key(noun);
        String several = Words.bare(noun);
        for (Member member : shape.members().values()) {
            String bare = Words.bare(member.name());
            boolean named = isEnded(Words.singular(bare), one) || isEnded(bare, one) || isEnded(bare, several);
            TypeRef items = draft.shapes.items(member.type());
            boolean scalar = draft.shapes.mayBeScalar(items == null ? member.type() : items);
            if (named && scalar) {
                String told = draft.shapes.core(member.type()).notes().description();
                String self = SelfWord.told(told == null ? member.type().notes().description() : told);
                return new TakenThings(noun, at.then(member.name()), items != null, self);
            }
        }
        return null;
    }

    private static boolean isEnded(String name, String noun) {
        return name.startsWith(noun) && ENDINGS.contains(name.substring(noun.length()));
    }

    /** The same as instances of a resource, or of nothing that is known. */
    Role.Things of(@Nullable ResourceName resource) {
        return new Role.Things(resource, at, listed, self);
    }

    /** The resource of which the elements of a list are instances, as far as anything tells. */
    @Nullable
    ResourceName among(Draft draft, Sketch holder, Member list) {
        for (Relationship known : draft.relationships()) {
            boolean says = known.from().equals(holder.named()) && list.name().equals(known.member());
            if (says && known.kind() != Relationship.Kind.PIECES) {
                return known.to();
            }
        }
        TypeRef items = draft.shapes.items(list.type());
        for (TypeName name : items == null ? List.<TypeName>of() : draft.shapes.names(items)) {
            Sketch named = byTypeName(draft, name);
            if (named != null) {
                return named.named();
            }
        }
        return null;
    }

    /** {@code UserCompact} is a user. */
    private static @Nullable Sketch byTypeName(Draft draft, TypeName name) {
        List<String> words = Words.of(name.value());
        for (int size = words.size(); size > 0; size--) {
            String key = Words.key(String.join("", words.subList(0, size)));
            for (Sketch sketch : draft.sketches()) {
                if (!sketch.singleton
                        && !sketch.items.isEmpty()
                        && Words.key(sketch.noun()).equals(key)) {
                    return sketch;
                }
            }
        }
        return null;
    }
}
