package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.RequestSample;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds members to the item of a sample body, as far as its type allows them. */
final class SampleItem {
    private final RequestSample sample;
    private final MemberPath at;
    private Document body;

    SampleItem(RequestSample sample, MemberPath at) {
        this.sample = sample;
        this.at = at;
        this.body = sample.body();
    }

    /** Adds a first element to an empty or missing list of items, because an empty request creates nothing. */
    void addFirstElement(FitContext context) {
        int depth = at.names().size() - 1;
        if (depth < 0 || !at.names().get(depth).equals("0")) {
            return;
        }
        MemberPath holder = new MemberPath(at.names().subList(0, depth));
        Document list = body.at(holder);
        Schema type = SchemaShape.at(sample.media().type(), holder);
        boolean empty = list == null || list.isArray() && list.size() == 0;
        if (empty && type != null && SchemaShape.bare(type) instanceof ArraySchema array) {
            Document extended = with(body, holder.names(), list(Fitter.sample(array.item(0), context)));
            body = extended != null && Validator.allows(sample.media().type(), extended, Direction.REQUEST)
                    ? extended
                    : body;
        }
    }

    /** Leaves optional members out. */
    void keepRequired() {
        ObjectSchema type = SchemaShape.object(sample.media().type());
        ObjectEdit edit = ObjectEdit.of(body.isObject() ? body : Document.EMPTY_OBJECT);
        for (MemberSchema member : type == null ? List.<MemberSchema>of() : type.members()) {
            if (!member.isRequired(Direction.REQUEST)) {
                edit.remove(member.name());
            }
        }
        Document reduced = edit.toDocument();
        body = body.isObject() && Validator.allows(sample.media().type(), reduced, Direction.REQUEST) ? reduced : body;
    }

    void setMembers(Map<MemberPath, Document> members) {
        if (!members.isEmpty()) {
            keepFirst();
        }
        members.forEach((path, value) -> {
            addItem();
            put(path, value);
        });
    }

    /** Adds the object of the item if the sample leaves it out, because a known identifier belongs into it. */
    private void addItem() {
        Document extended = body.at(at) == null ? with(body, at.names(), Document.EMPTY_OBJECT) : null;
        body = extended != null && Validator.allows(sample.media().type(), extended, Direction.REQUEST)
                ? extended
                : body;
    }

    /** Keeps only the first element of the example, because the others may not exist. */
    private void keepFirst() {
        int first = at.names().indexOf(SchemaShape.FIRST);
        MemberPath holder = new MemberPath(at.names().subList(0, Math.max(first, 0)));
        Document list = first < 0 ? null : body.at(holder);
        if (list != null && list.isArray() && list.size() > 1) {
            Document reduced =
                    with(body, holder.names(), list(list.elements().iterator().next()));
            body = reduced != null && Validator.allows(sample.media().type(), reduced, Direction.REQUEST)
                    ? reduced
                    : body;
        }
    }

    void addRequested(RequestedMembers requested, FitContext context) {
        Schema type = SchemaShape.at(sample.media().type(), at);
        for (String name : requested.members()) {
            Document item = body.at(at);
            Document current = item == null || !item.isObject() ? null : item.member(name);
            MemberSchema member = type == null ? null : SchemaShape.member(type, name);
            if (current == null && member != null && isScalar(member.type())) {
                Document sample = SchemaShape.isFreeText(member.type())
                        ? Document.of(name + "-" + requested.salt())
                        : Fitter.sample(member.type(), context.instance(name, requested.salt()));
                put(MemberPath.of(name), sample);
            }
        }
        for (String name : requested.childLists()) {
            MemberSchema member = type == null ? null : SchemaShape.member(type, name);
            Document item = body.at(at);
            Document current = item == null || !item.isObject() ? null : item.member(name);
            boolean empty = current == null || current.isArray() && current.size() == 0;
            if (empty && member != null && SchemaShape.bare(member.type()) instanceof ArraySchema array) {
                put(MemberPath.of(name), list(Fitter.sample(array.item(0), context.instance(name, requested.salt()))));
            }
        }
        distinguish(requested);
        requested.same().forEach((name, value) -> {
            Document item = body.at(at);
            if (item != null && item.isObject() && item.member(name) != null) {
                put(MemberPath.of(name), value);
            }
        });
    }

    private static Document list(Document element) {
        return new JsonWriter(64).beginArray().value(element).endArray().toDocument();
    }

    private void distinguish(RequestedMembers requested) {
        for (String name : requested.unique()) {
            Document item = body.at(at);
            Document value = item == null || !item.isObject() ? null : item.member(name);
            if (value != null && value.isString()) {
                Document before = body;
                put(MemberPath.of(name), Document.of(value.text() + requested.salt()));
                if (body.equals(before)) {
                    // The type may limit the length.
                    int kept =
                            Math.max(0, value.text().length() - requested.salt().length());
                    put(MemberPath.of(name), Document.of(value.text().substring(0, kept) + requested.salt()));
                }
            }
        }
    }

    /** Replaces a JSON patch by an empty one or by an addition, which applies to every instance. */
    void useNeutralPatch(FitContext context) {
        Schema bare = SchemaShape.bare(sample.media().type());
        ObjectSchema step = bare instanceof ArraySchema array ? SchemaShape.object(array.item(0)) : null;
        if (step == null || step.member("op") == null || step.member("path") == null) {
            return;
        }
        Document none = new JsonWriter(8).beginArray().endArray().toDocument();
        MemberSchema value = step.member("value");
        ObjectEdit addition = ObjectEdit.of(Document.EMPTY_OBJECT)
                .set("op", Document.of("add"))
                .set("path", Document.of("/note"))
                .set("value", value == null ? Document.of("note") : Fitter.sample(value.type(), context));
        Document added = list(addition.toDocument());
        for (Document restful : List.of(added, none)) {
            body = Validator.allows(bare, restful, Direction.REQUEST) ? restful : body;
        }
    }

    RequestSample toSample() {
        return new RequestSample(sample.media(), body);
    }

    private static boolean isScalar(Schema type) {
        Schema bare = SchemaShape.bare(type);
        return !(bare instanceof ArraySchema) && !(bare instanceof ObjectSchema);
    }

    private void put(MemberPath path, Document value) {
        List<String> names = new ArrayList<>(at.names());
        names.addAll(path.names());
        for (Document form : List.of(value, ParameterEncoder.asText(value))) {
            Document extended = with(body, names, form);
            if (extended != null && Validator.allows(sample.media().type(), extended, Direction.REQUEST)) {
                body = extended;
                return;
            }
        }
    }

    private static @Nullable Document with(@Nullable Document whole, List<String> names, Document value) {
        if (names.isEmpty()) {
            return value;
        }
        String step = names.get(0);
        List<String> rest = names.subList(1, names.size());
        if (whole != null && whole.isArray() && whole.size() == 1 && step.equals(SchemaShape.FIRST)) {
            Document only = with(whole.elements().iterator().next(), rest, value);
            return only == null ? null : list(only);
        }
        if (whole == null || !whole.isObject()) {
            return null;
        }
        Document part = with(whole.member(step), rest, value);
        return part == null ? null : ObjectEdit.of(whole).set(step, part).toDocument();
    }
}
