package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads the request members of a call that may publish, fetch or acknowledge messages. */
record QueueCall(OperationRoute route, ObjectShape request, TypeShapes shapes) {
    private static final List<String> GENERIC = List.of("name", "id", "path");
    private static final List<String> COUNTS =
            List.of("max", "maximum", "limit", "count", "most", "number", "batch", "messages", "size", "up", "credit");
    private static final List<String> ACK_DEADLINES =
            List.of("deadline", "lease", "visibility", "lock", "invisible", "ack");
    private static final List<String> TIMES =
            List.of("deadline", "lease", "visibility", "lock", "seconds", "timeout", "delay", "duration", "extension");
    private static final List<String> OTHER_UNITS = List.of("bytes", "version", "wait", "retention", "port");

    static QueueCall of(ModelDraft draft, OperationRoute route) {
        return new QueueCall(route, draft.shapes.shape(Payloads.bodyType(route.endpoint())), draft.shapes);
    }

    /** Returns the member that certainly identifies an instance of the resource, or null. */
    @Nullable
    ObjectMember identifierOf(ResourceDraft resource) {
        return first(member ->
                isText(member) && CallArguments.isIdentifierOf(NameWords.bare(member.name()), resource.noun()));
    }

    /** Returns the member with a generic identifier name, or null. */
    @Nullable
    ObjectMember genericIdentifier() {
        return first(member -> isText(member) && GENERIC.contains(NameWords.bare(member.name())));
    }

    /** Returns the member with one or several messages of the envelope, or null. */
    @Nullable
    ObjectMember messagesMember(MessageEnvelope envelope) {
        return first(member -> {
            TypeRef items = shapes.items(member.type());
            return envelope.holds(shapes, items == null ? member.type() : items);
        });
    }

    /** Returns the member with one or several tokens of envelopes, or null. */
    @Nullable
    ObjectMember tokens(ObjectMember token) {
        String key = NameWords.key(token.name());
        return first(
                member -> isText(one(member)) && NameWords.key(member.name()).equals(key));
    }

    /** Returns the list member with a name that ends with the token's name, or null. */
    @Nullable
    ObjectMember moreTokens(ObjectMember token) {
        String key = NameWords.key(token.name());
        return first(member -> {
            String own = NameWords.key(member.name());
            return shapes.items(member.type()) != null && isText(one(member)) && own.endsWith(key) && !own.equals(key);
        });
    }

    /** Returns the member with the maximum number of messages, or null. */
    @Nullable
    ObjectMember limit() {
        return first(member -> isNumber(member.type()) && hasWord(member, COUNTS) && !hasWord(member, TIMES));
    }

    /** Returns the member with a duration, or null. */
    @Nullable
    ObjectMember duration(boolean listed) {
        return first(member -> {
            TypeRef items = shapes.items(member.type());
            TypeRef one = listed ? items : member.type();
            return one != null && isSpan(shapes, one) && hasWord(member, TIMES);
        });
    }

    /** Returns the member of a subscription with the acknowledgement deadline of fetched messages, or null. */
    static @Nullable ObjectMember ackDeadline(ModelDraft draft, ResourceDraft subscription) {
        for (ObjectMember member : draft.shape(subscription).members().values()) {
            if (isSpan(draft.shapes, member.type()) && hasWord(member, ACK_DEADLINES)) {
                return member;
            }
        }
        return null;
    }

    private static boolean isSpan(TypeShapes shapes, TypeRef type) {
        TypeRef core = shapes.core(type);
        boolean written = core instanceof TextType text
                && text.pattern() != null
                && text.pattern().endsWith("s$");
        return written || core instanceof NumberType;
    }

    private static boolean hasWord(ObjectMember member, List<String> accepted) {
        List<String> words = NameWords.of(member.name());
        return words.stream().anyMatch(accepted::contains) && words.stream().noneMatch(OTHER_UNITS::contains);
    }

    private boolean isNumber(TypeRef type) {
        return shapes.core(type) instanceof NumberType number && number.integer();
    }

    private TypeRef one(ObjectMember member) {
        TypeRef items = shapes.items(member.type());
        return items == null ? member.type() : items;
    }

    private boolean isText(ObjectMember member) {
        return isText(member.type());
    }

    private boolean isText(TypeRef type) {
        return shapes.core(type) instanceof TextType text && text.pattern() == null;
    }

    private @Nullable ObjectMember first(Predicate<ObjectMember> predicate) {
        for (ObjectMember member : request.members().values()) {
            if (predicate.test(member)) {
                return member;
            }
        }
        return null;
    }
}
