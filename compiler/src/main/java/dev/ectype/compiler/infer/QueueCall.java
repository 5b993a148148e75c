package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A call as one that may have to do with messages that wait somewhere: what its request tells. */
record QueueCall(Route route, Shape request, Shapes shapes) {
    private static final List<String> GENERIC = List.of("name", "id", "path");
    private static final List<String> COUNTS =
            List.of("max", "maximum", "limit", "count", "most", "number", "batch", "messages", "size", "up", "credit");
    private static final List<String> PATIENCE = List.of("deadline", "lease", "visibility", "lock", "invisible", "ack");
    private static final List<String> TIMES =
            List.of("deadline", "lease", "visibility", "lock", "seconds", "timeout", "delay", "duration", "extension");
    private static final List<String> OTHER_UNITS = List.of("bytes", "version", "wait", "retention", "port");

    static QueueCall of(Draft draft, Route route) {
        return new QueueCall(route, draft.shapes.shape(Payloads.bodyType(route.endpoint())), draft.shapes);
    }

    /** The member that names one of the things without doubt, or null. */
    @Nullable
    Member naming(Sketch sketch) {
        return first(member -> isText(member) && CallArguments.names(Words.bare(member.name()), sketch.noun()));
    }

    /** The member that names something without saying what, or null. */
    @Nullable
    Member generic() {
        return first(member -> isText(member) && GENERIC.contains(Words.bare(member.name())));
    }

    /** The member that carries one of these messages or several, or null. */
    @Nullable
    Member telling(Envelope envelope) {
        return first(member -> {
            TypeRef items = shapes.items(member.type());
            return envelope.holds(shapes, items == null ? member.type() : items);
        });
    }

    /** The member that carries what a member of envelopes holds, one or several, or null. */
    @Nullable
    Member tokens(Member token) {
        String key = Words.key(token.name());
        return first(member -> isText(one(member)) && Words.key(member.name()).equals(key));
    }

    /** The member that is called like what carries tokens, with more in front of it, or null. */
    @Nullable
    Member moreTokens(Member token) {
        String key = Words.key(token.name());
        return first(member -> {
            String own = Words.key(member.name());
            return shapes.items(member.type()) != null && isText(one(member)) && own.endsWith(key) && !own.equals(key);
        });
    }

    /** How many are wanted at most, or null. */
    @Nullable
    Member most() {
        return first(member -> isNumber(member.type()) && says(member, COUNTS) && !says(member, TIMES));
    }

    /** For how long, or null. */
    @Nullable
    Member time(boolean listed) {
        return first(member -> {
            TypeRef items = shapes.items(member.type());
            TypeRef one = listed ? items : member.type();
            return one != null && isSpan(shapes, one) && says(member, TIMES);
        });
    }

    /** The member of a holder that says how long what was fetched is its client's, or null. */
    static @Nullable Member patience(Draft draft, Sketch holder) {
        for (Member member : draft.shape(holder).members().values()) {
            if (isSpan(draft.shapes, member.type()) && says(member, PATIENCE)) {
                return member;
            }
        }
        return null;
    }

    private static boolean isSpan(Shapes shapes, TypeRef type) {
        TypeRef core = shapes.core(type);
        boolean written = core instanceof TextType text
                && text.pattern() != null
                && text.pattern().endsWith("s$");
        return written || core instanceof NumberType;
    }

    private static boolean says(Member member, List<String> wanted) {
        List<String> words = Words.of(member.name());
        return words.stream().anyMatch(wanted::contains) && words.stream().noneMatch(OTHER_UNITS::contains);
    }

    private boolean isNumber(TypeRef type) {
        return shapes.core(type) instanceof NumberType number && number.integer();
    }

    private TypeRef one(Member member) {
        TypeRef items = shapes.items(member.type());
        return items == null ? member.type() : items;
    }

    private boolean isText(Member member) {
        return isText(member.type());
    }

    private boolean isText(TypeRef type) {
        return shapes.core(type) instanceof TextType text && text.pattern() == null;
    }

    private @Nullable Member first(Predicate<Member> wanted) {
        for (Member member : request.members().values()) {
            if (wanted.test(member)) {
                return member;
            }
        }
        return null;
    }
}
