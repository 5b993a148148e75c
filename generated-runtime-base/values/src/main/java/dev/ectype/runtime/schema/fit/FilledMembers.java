package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.fit.text.EventNames;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Generates values of optional members that neither a client nor the description sets, within limits of depth and size.
 *
 * <p>Members of events, such as {@code canceled_at}, are left out: such an object would contradict its state.
 */
final class FilledMembers {
    /** The depth down to which objects and lists are filled. Deeper, only scalars are. */
    private static final int DEEPEST = 3;

    /** The number of nullable members from which on they can be most of them. */
    private static final int LEAST_NULLABLE = 5;
    /** Names of links between pages. Each of them may have no target. */
    private static final List<String> PAGES = List.of("first", "last", "next", "prev", "previous");

    private final FitSession fitting;
    private final ObjectSchema schema;
    private final FitPosition spot;
    private @Nullable Boolean mostNullable;

    FilledMembers(FitSession fitting, ObjectSchema schema, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        this.spot = spot;
    }

    /**
     * Returns whether a member gets a value.
     *
     * @param served whether only the server sets the member
     */
    boolean contains(MemberSchema member, boolean served) {
        FitContext context = fitting.context();
        if (!context.filling().enabled() || context.direction() == Direction.REQUEST) {
            return false;
        }
        return spot.filled()
                || served && !EventNames.isLater(member.name()) && !isOfEvent(member) && !isUnknownReference(member);
    }

    /**
     * Returns whether the member of a new object has a time of something else than the creation or a change, itself or in an
     * object: an object {@code restore} with a {@code restoreTime} would say that something was restored.
     */
    private static boolean isOfEvent(MemberSchema member) {
        Schema type = InitialValues.present(member.type());
        return isEventTime(member)
                || type instanceof ObjectSchema object
                        && object.members().stream().anyMatch(FilledMembers::isEventTime);
    }

    private static boolean isEventTime(MemberSchema member) {
        Schema type = InitialValues.present(member.type());
        boolean time = type instanceof TextSchema text
                        && text.format() != null
                        && text.format().startsWith("date")
                || (type instanceof TextSchema || type instanceof NumberSchema)
                        && (MemberNameVocabulary.isTime(member.name()) || MemberNameVocabulary.isDate(member.name()));
        return time && !EventNames.isFirst(member.name());
    }

    /** Returns whether a member is filled although it may be null: in generated objects, and where null says nothing. */
    boolean isNeverNull(MemberSchema member, boolean served) {
        return contains(member, served) && (spot.filled() || areMostNullable());
    }

    /** Returns whether nearly all members may be null, as descriptions from code have it that has no other types. */
    private boolean areMostNullable() {
        Boolean known = mostNullable;
        if (known == null) {
            known = countNullable();
            mostNullable = known;
        }
        return known;
    }

    private boolean countNullable() {
        long nullable = schema.members().stream()
                .filter(member -> InitialValues.named(member.type()) instanceof NullableSchema)
                .count();
        return nullable >= LEAST_NULLABLE
                && 4 * nullable >= 3L * schema.members().size();
    }

    /** Returns whether the member of a new object identifies another object, of which nothing is known. */
    private static boolean isUnknownReference(MemberSchema member) {
        return InitialValues.present(member.type()) instanceof ObjectSchema object && object.member("id") != null;
    }

    /** Returns whether the member is a link of a list to another page. */
    private boolean isPageLink(MemberSchema member) {
        return PAGES.contains(member.name())
                && PAGES.stream().anyMatch(page -> !page.equals(member.name()) && schema.member(page) != null)
                && InitialValues.present(member.type()) instanceof TextSchema;
    }

    /** Returns the entry of a member, or null if it is better left out. */
    ObjectFitter.@Nullable Entry entry(MemberSchema member) {
        Schema type = InitialValues.present(member.type());
        FitPosition at = spot.member(member.name()).filling();
        if (isPageLink(member) || isContradictory(type)) {
            return null;
        }
        boolean empty = type instanceof ArraySchema list && isContradictory(InitialValues.present(list.items()));
        if (empty || EventNames.isRare(member.name())) {
            Document none = none(type);
            return none == null || !fitting.allows(type, none)
                    ? null
                    : new ObjectFitter.Entry(member.name(), type, none, at.quoted());
        }
        boolean plain = type instanceof TextSchema text && text.patterns().isEmpty()
                || type instanceof NumberSchema
                || type instanceof BooleanSchema
                || type instanceof EnumSchema;
        if (plain) {
            return new ObjectFitter.Entry(member.name(), type, null, at);
        }
        if (type instanceof TextSchema
                || isNear() && (type instanceof UnionSchema || type instanceof IntersectionSchema)) {
            Document made = fitting.proven(null, new FitSession.Candidate(type, type), at);
            return made == null ? null : new ObjectFitter.Entry(member.name(), type, made, at.quoted());
        }
        boolean whole = type instanceof ArraySchema || type instanceof ObjectSchema && !fitting.isOpen(type);
        return isNear() && whole ? new ObjectFitter.Entry(member.name(), type, null, at) : null;
    }

    /** Returns whether no value satisfies the description. Clients that validate responses accept only the absence of one. */
    private static boolean isContradictory(Schema type) {
        return type instanceof EnumSchema listed && listed.contradictory();
    }

    private boolean isNear() {
        return spot.depth() < DEEPEST && !fitting.isLarge();
    }

    /** Returns the value that says that an event has not happened, or null if only the absence of a value does. */
    private static @Nullable Document none(Schema type) {
        if (type instanceof ArraySchema) {
            return Document.EMPTY_ARRAY;
        }
        if (type instanceof BooleanSchema) {
            return Document.FALSE;
        }
        return type instanceof NumberSchema ? Document.of(0) : null;
    }
}
