package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Collects examples of identifiers: from the member itself, from replies and parameters, and from descriptions. */
public final class IdentifierSamples {
    private static final Pattern IN_TEXT = Pattern.compile("\\b[a-z]{2,8}_[A-Za-z0-9]{10,40}\\b");
    private static final Pattern QUOTED_PREFIX = Pattern.compile("[`'\"]([a-z]{2,8}_)[`'\"]");
    /** The longest description to search; longer ones are manuals. */
    private static final int LONGEST_TEXT = 2_000;

    private IdentifierSamples() {}

    /** Returns the samples, the most specific first. */
    public static List<String> samples(ModelDraft draft, ResourceDraft resource, ObjectMember member) {
        List<String> samples = new ArrayList<>();
        ofNotes(member.type().notes(), samples);
        ofNotes(draft.shapes.core(member.type()).notes(), samples);
        for (TypeRef stored : List.of(resource.storedType(), draft.shapes.core(resource.storedType()))) {
            stored.notes()
                    .examples()
                    .forEach(example -> addText(inside(example, MemberPath.of(member.name())), samples));
        }
        for (SegmentedPath item : resource.items) {
            for (OperationRoute route : draft.routes.at(item)) {
                ofReply(draft, resource, route, member.name(), samples);
                ofParameter(item, route, samples);
            }
        }
        for (OperationRoute route : CreationRoutes.routes(draft, resource)) {
            ofReply(draft, resource, route, member.name(), samples);
        }
        return samples;
    }

    /** Returns the samples of the parameters that identify an instance in its paths. */
    public static List<String> ofParameters(ModelDraft draft, ResourceDraft resource) {
        List<String> samples = new ArrayList<>();
        for (SegmentedPath item : resource.identifyingPaths()) {
            draft.routes.at(item).forEach(route -> ofParameter(item, route, samples));
        }
        return samples;
    }

    /** Returns the types of the parameters that identify an instance in its paths. */
    public static List<TypeRef> parameters(ModelDraft draft, ResourceDraft resource) {
        List<TypeRef> types = new ArrayList<>();
        for (SegmentedPath item : resource.identifyingPaths()) {
            String name = item.last().parameter();
            for (OperationRoute route : draft.routes.at(item)) {
                Parameter parameter = name == null ? null : route.pathParameter(name);
                if (parameter != null) {
                    types.add(parameter.type());
                }
            }
        }
        return types;
    }

    /** Returns the value of a member in the example of a creation's reply, or null. */
    static @Nullable public String firstCreatedValue(ModelDraft draft, ResourceDraft resource, String member) {
        List<String> samples = new ArrayList<>();
        CreationRoutes.routes(draft, resource).forEach(route -> ofReply(draft, resource, route, member, samples));
        return samples.isEmpty() ? null : samples.get(0);
    }

    private static void ofNotes(TypeNotes notes, List<String> samples) {
        notes.examples().forEach(example -> addText(example, samples));
        String text = notes.description();
        if (text == null || text.length() > LONGEST_TEXT) {
            return;
        }
        Matcher whole = IN_TEXT.matcher(text);
        if (whole.find()) {
            samples.add(whole.group());
        }
        Matcher prefix = QUOTED_PREFIX.matcher(text);
        if (prefix.find()) {
            samples.add(prefix.group(1) + "a1B2c3D4e5F6g7");
        }
    }

    private static void ofReply(
            ModelDraft draft, ResourceDraft resource, OperationRoute route, String member, List<String> samples) {
        Media media = Payloads.reply(route.endpoint());
        TypeRef type = media == null ? null : media.type();
        if (media == null || type == null || media.examples().isEmpty()) {
            return;
        }
        TypedPath place = draft.envelopes.locate(type, resource.storedType());
        if (place != null) {
            media.examples()
                    .forEach(example -> addText(inside(example, place.at().then(member)), samples));
        }
    }

    /** Returns the number type of a member in the reply of a creation, or null if it is no number. */
    static @Nullable public NumberType numberInCreation(ModelDraft draft, ResourceDraft resource, String member) {
        for (OperationRoute create : CreationRoutes.routes(draft, resource)) {
            TypeRef reply = Payloads.replyType(create.endpoint());
            TypedPath item =
                    reply == null ? null : draft.envelopes.item(reply, resource.noun(), resource.idParameter());
            ObjectMember replyMember =
                    item == null ? null : draft.shapes.shape(item.type()).member(member);
            if (replyMember != null && draft.shapes.core(replyMember.type()) instanceof NumberType number) {
                return number;
            }
        }
        return null;
    }

    private static void ofParameter(SegmentedPath item, OperationRoute route, List<String> samples) {
        String name = item.last().parameter();
        Parameter parameter = name == null ? null : route.pathParameter(name);
        if (parameter != null) {
            parameter.examples().forEach(example -> addText(example, samples));
            parameter.type().notes().examples().forEach(example -> addText(example, samples));
        }
    }

    /** Returns the value at a path of an example, in the first element of lists, or null. */
    static @Nullable public JsonValue inside(JsonValue value, MemberPath path) {
        JsonValue inner = value;
        for (String name : path.names()) {
            if (inner instanceof JsonArray array && !array.elements().isEmpty()) {
                inner = array.elements().get(0);
            }
            inner = inner instanceof JsonObject object ? object.member(name) : null;
        }
        return inner;
    }

    private static void addText(@Nullable JsonValue value, List<String> samples) {
        if (value instanceof JsonText text && !text.text().isBlank()) {
            samples.add(text.text());
        } else if (value instanceof JsonNumber number) {
            samples.add(number.literal());
        }
    }
}
