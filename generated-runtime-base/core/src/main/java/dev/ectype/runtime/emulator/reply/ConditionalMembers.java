package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.NameValuePairs;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.recorded.MemberConditionPlan;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.Fitter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows the members of a response that depend on a query parameter, and hides them without it. */
final class ConditionalMembers {
    private static final String ID = "id";

    private final List<MemberConditionPlan> conditions;
    private final Schema type;
    private final String subject;

    /**
     * Creates the members of a response.
     *
     * @param subject the resource or operation, which generated values depend on
     */
    ConditionalMembers(List<MemberConditionPlan> conditions, Schema type, String subject) {
        this.conditions = List.copyOf(conditions);
        this.type = type;
        this.subject = subject;
    }

    /** Returns the response with the members of satisfied conditions, generated where they are missing, and no others. */
    Document chosen(Document response, Arguments arguments, ReplyEnvironment environment) {
        Document chosen = response;
        for (MemberConditionPlan condition : conditions) {
            boolean holds = holds(condition, arguments.source().query());
            for (MemberPath member : condition.members()) {
                Change change = new Change(SchemaShape.at(type, member), holds, environment);
                chosen = change.applied(chosen, member.names());
            }
        }
        return chosen;
    }

    private static boolean holds(MemberConditionPlan condition, NameValuePairs query) {
        for (int at = 0; at < query.size(); at++) {
            boolean named = query.name(at).equals(condition.parameter());
            if (named
                    && (condition.value() == null
                            || List.of(query.value(at).split(",")).contains(condition.value()))) {
                return true;
            }
        }
        return false;
    }

    /** Adds or removes one member. */
    private final class Change {
        private final @Nullable Schema schema;
        private final boolean shows;
        private final ReplyEnvironment environment;

        Change(@Nullable Schema schema, boolean shows, ReplyEnvironment environment) {
            this.schema = schema;
            this.shows = shows;
            this.environment = environment;
        }

        Document applied(Document value, List<String> names) {
            String name = names.get(0);
            if (value.isArray() && name.equals(SchemaShape.FIRST)) {
                JsonWriter out = new JsonWriter(value.length() + 64).beginArray();
                value.elements().forEach(element -> out.value(applied(element, names.subList(1, names.size()))));
                return out.endArray().toDocument();
            }
            if (!value.isObject()) {
                return value;
            }
            Document inner = value.member(name);
            if (names.size() > 1) {
                return inner == null
                        ? value
                        : ObjectEdit.of(value)
                                .set(name, applied(inner, names.subList(1, names.size())))
                                .toDocument();
            }
            if (!shows) {
                return inner == null ? value : ObjectEdit.of(value).remove(name).toDocument();
            }
            return inner != null || schema == null
                    ? value
                    : ObjectEdit.of(value)
                            .set(name, generated(schema, value, name))
                            .toDocument();
        }

        private Document generated(Schema described, Document owner, String name) {
            Document id = owner.member(ID);
            String key = (id == null ? "" : id.literal()) + "/" + name;
            return Fitter.sample(described, environment.fitting(subject, key, MemberPath.EMPTY));
        }
    }
}
