package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectRules;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.analysis.SchemaEquality;
import dev.ectype.runtime.schema.fit.DependentMembers;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.id.DecimalParser;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes new documents of one resource from the requests of one operation in a single pass. The values of omitted members are
 * determined beforehand. Requests with unknown members or values take the general way of {@link DocumentFactory#fitted}.
 */
public final class DocumentTemplate {
    private static final int MOST_MEMBERS = 64;

    private final ResourceShape shape;
    private final TemplateMember[] members;
    private final int idPosition;
    private final RequestDefaults defaults;

    private DocumentTemplate(ResourceShape shape, TemplateMember[] members, int idPosition, RequestDefaults defaults) {
        this.defaults = defaults;
        this.shape = shape;
        this.members = members;
        this.idPosition = idPosition;
    }

    /** Creates a template for requests of a type. If that is not possible, the template accepts no request. */
    public static DocumentTemplate of(ResourceShape shape, @Nullable Schema sent, DocumentFactory documents) {
        ObjectSchema stored = SchemaShape.object(shape.type());
        ObjectSchema request = sent == null ? null : SchemaShape.object(sent);
        RequestDefaults defaults = RequestDefaults.of(request, stored);
        boolean possible = stored != null
                && request != null
                && stored.patterns().isEmpty()
                && stored.rules() == ObjectRules.NONE
                && stored.count().least() == 0
                && stored.count().most() == Integer.MAX_VALUE
                && !choosesTimedState(shape, request)
                && stored.members().size() <= MOST_MEMBERS;
        if (!possible || stored == null || request == null) {
            return new DocumentTemplate(shape, new TemplateMember[0], -1, defaults);
        }
        Trial trial = Trial.of(shape, defaults.completed(documents.least(request)), documents);
        TemplateMember[] members = new TemplateMember[stored.members().size()];
        Set<String> dependent = DependentMembers.of(stored, request);
        int idPosition = -1;
        for (MemberSchema member : stored.members()) {
            TemplateMember.Absence absence =
                    dependent.contains(member.name()) ? TemplateMember.Absence.UNKNOWN : trial.absence(member.name());
            MemberSchema requestMember = request.member(member.name());
            members[member.position()] = new TemplateMember(
                    MemberName.of(member.name()), member.type(), copy(requestMember, member.type()), absence);
            boolean isId = shape.idMember() != null && shape.idMember().isTopLevel(member.name());
            idPosition = isId ? member.position() : idPosition;
        }
        return new DocumentTemplate(shape, members, idPosition, defaults);
    }

    /** Whether requests may choose another state than the first one, whose time is constant in the template. */
    private static boolean choosesTimedState(ResourceShape shape, ObjectSchema request) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        return lifecycle != null
                && request.member(StateMember.name(lifecycle)) != null
                && shape.plan().timeMembers().stream().anyMatch(plan -> StateEntries.startsIn(shape, plan, null));
    }

    private static TemplateMember.Copy copy(@Nullable MemberSchema requestMember, Schema stored) {
        boolean plain =
                requestMember != null && requestMember.isVisible(Direction.REQUEST) && PlainSchemas.holds(stored);
        if (!plain || requestMember == null) {
            return TemplateMember.Copy.NEVER;
        }
        return SchemaEquality.same(requestMember.type(), stored)
                ? TemplateMember.Copy.ALWAYS
                : TemplateMember.Copy.IF_ALLOWED;
    }

    /** Returns the request item with the described defaults of omitted members. */
    @Nullable
    Document completed(@Nullable Document item) {
        return item == null || item.isObject() ? defaults.completed(item == null ? Document.EMPTY_OBJECT : item) : item;
    }

    public ResourceShape shape() {
        return shape;
    }

    /**
     * Writes a document.
     *
     * @return false if the general way must be taken; the output is useless then
     */
    boolean write(DocumentFactory.Subject subject, @Nullable Document item, long now, JsonWriter out) {
        if (members.length == 0 || shape.idMember() != null && idPosition < 0) {
            return false;
        }
        MemberCursor cursor = (item == null ? Document.EMPTY_OBJECT : item).cursor();
        int[] sent = new int[members.length];
        if (item != null && (!item.isObject() || !sort(cursor, sent))) {
            return false;
        }
        Map<String, Document> assigned = subject.assigned();
        int used = 0;
        out.beginObject();
        for (int position = 0; position < members.length; position++) {
            TemplateMember member = members[position];
            boolean isId = position == idPosition;
            Document decided = isId || assigned.isEmpty()
                    ? null
                    : assigned.get(member.name().name());
            used += decided != null ? 1 : 0;
            boolean isSent = !isId && decided == null && sent[position] > 0;
            if (isSent) {
                cursor.moveTo(sent[position]);
            }
            boolean isWritten = isId
                    ? writeId(member, subject.id(), out)
                    : isSent ? member.writeSent(cursor, out) : member.write(decided, now, out);
            if (!isWritten) {
                return false;
            }
        }
        out.endObject();
        return used == assigned.size();
    }

    private boolean writeId(TemplateMember member, String id, JsonWriter out) {
        long number = shape.isNumbered() && SchemaShape.isFreeInteger(member.type()) ? DecimalParser.parse(id) : -1;
        if (number < 0) {
            return member.write(shape.idDocument(id), 0, out);
        }
        out.name(member.name()).value(number);
        return true;
    }

    /**
     * Sorts the positions of sent members by that of the described ones; 0 is a member that is not sent. The hint is the next
     * position, because clients mostly keep the described order.
     */
    private boolean sort(MemberCursor cursor, int[] sent) {
        int hint = 0;
        while (cursor.next()) {
            int position = position(cursor, hint);
            if (position < 0) {
                return false;
            }
            sent[position] = cursor.position();
            hint = position + 1;
        }
        return true;
    }

    private int position(MemberCursor cursor, int hint) {
        for (int tried = 0; tried < members.length; tried++) {
            int at = hint + tried;
            at = at < members.length ? at : at - members.length;
            if (cursor.nameIs(members[at].name().name())) {
                return at;
            }
        }
        return -1;
    }

    /** Documents that the general way creates from the smallest request, to learn which members are constant. */
    private record Trial(Document one, Document otherId, Document later) {
        private static final long NOW = 1_735_689_600_000L;
        private static final long LATER = NOW + 86_461_000L;

        static Trial of(ResourceShape shape, Document item, DocumentFactory documents) {
            return new Trial(
                    made(shape, documents, item, "1", NOW),
                    made(shape, documents, item, "2", NOW),
                    made(shape, documents, item, "1", LATER));
        }

        private static Document made(
                ResourceShape shape, DocumentFactory documents, Document item, String id, long now) {
            DocumentFactory.Subject subject =
                    new DocumentFactory.Subject(shape, id, id, java.util.Collections.emptyMap());
            return Json.parse(documents.fitted(subject, item, now));
        }

        TemplateMember.Absence absence(String name) {
            Document first = one.member(name);
            Document second = otherId.member(name);
            Document third = later.member(name);
            if (first == null || second == null || third == null) {
                boolean never = first == null && second == null && third == null;
                return never ? TemplateMember.Absence.LEFT_OUT : TemplateMember.Absence.UNKNOWN;
            }
            if (!first.equals(second)) {
                return TemplateMember.Absence.UNKNOWN;
            }
            if (first.equals(third)) {
                return TemplateMember.Absence.constant(first);
            }
            TimeFormat form = TimeFormat.of(first, NOW, third, LATER);
            return form == null ? TemplateMember.Absence.UNKNOWN : TemplateMember.Absence.time(form);
        }
    }

    static boolean allows(Schema type, Document value) {
        return SchemaShape.isFreeText(type) && value.isString()
                || SchemaShape.isFreeInteger(type) && value.isLong()
                || Validator.allows(type, value, Direction.STORED);
    }
}
