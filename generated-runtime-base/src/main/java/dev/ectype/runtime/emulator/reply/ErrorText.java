package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Says what a problem has to say in the members of a described error, wherever their names have a place for it. */
final class ErrorText {
    private static final int DEEPEST = 4;

    private final Problem problem;
    private final int status;

    ErrorText(Problem problem, int status) {
        this.problem = problem;
        this.status = status;
    }

    /** A beginning of the error, which the fitter completes. */
    Document document(Schema type) {
        JsonWriter out = new JsonWriter(256);
        if (!write(type, "", null, 0, out)) {
            return Document.EMPTY_OBJECT;
        }
        return out.toDocument();
    }

    private boolean write(Schema type, String name, Problem.@Nullable Detail detail, int depth, JsonWriter out) {
        Schema bare = first(Shape.bare(type));
        if (depth > DEEPEST) {
            return false;
        }
        if (bare instanceof ObjectSchema object) {
            members(object, detail, depth, out);
            return true;
        }
        if (bare instanceof ArraySchema array) {
            items(array, name, depth, out);
            return true;
        }
        if (bare instanceof AnySchema && name.isEmpty()) {
            out.beginObject()
                    .name("code")
                    .value(problem.code())
                    .name("message")
                    .value(problem.message())
                    .endObject();
            return true;
        }
        Document value = leaf(bare, plain(name), detail);
        if (value != null) {
            out.value(value);
        }
        return value != null;
    }

    private static Schema first(Schema bare) {
        if (bare instanceof UnionSchema union) {
            for (Schema variant : union.variants()) {
                if (Shape.bare(variant) instanceof ObjectSchema object) {
                    return object;
                }
            }
            return union.variants().isEmpty()
                    ? bare
                    : Shape.bare(union.variants().get(0));
        }
        return bare;
    }

    private void members(ObjectSchema object, Problem.@Nullable Detail detail, int depth, JsonWriter out) {
        out.beginObject();
        if (object.members().isEmpty()) {
            undeclared(object, detail, out);
        }
        boolean tells = tells(object, detail);
        for (MemberSchema member : object.members()) {
            JsonWriter value = new JsonWriter(64);
            if (!write(member.type(), member.name(), detail, depth + 1, value)) {
                continue;
            }
            boolean invented = tells && isInvention(member.type(), value);
            if (!invented || member.required() && !isList(member)) {
                out.name(member.name()).raw(value.array(), 0, value.length());
            } else if (member.required()) {
                out.name(member.name()).beginArray().endArray();
            }
        }
        out.endObject();
    }

    /** Whether one of the object's own texts says what is wrong. */
    private boolean tells(ObjectSchema object, Problem.@Nullable Detail detail) {
        String message = detail == null ? problem.message() : detail.message();
        for (MemberSchema member : object.members()) {
            Schema bare = Shape.bare(member.type());
            if (bare instanceof TextSchema && message.equals(text(plain(member.name()), detail))) {
                return true;
            }
        }
        return false;
    }

    /** An object or list beside the message, of which more is asked than the problem tells, is about something else. */
    private static boolean isInvention(Schema type, JsonWriter value) {
        Schema bare = first(Shape.bare(type));
        if (!(bare instanceof ObjectSchema) && !(bare instanceof ArraySchema)) {
            return false;
        }
        Document told = value.toDocument();
        return told.equals(Document.EMPTY_OBJECT) || !Validator.allows(type, told, Direction.REPLY);
    }

    /** Errors by the names of what they are about: {@code {"name": ["is required"]}}. */
    private void undeclared(ObjectSchema object, Problem.@Nullable Detail told, JsonWriter out) {
        Schema bare = Shape.bare(object.additional());
        if (bare instanceof ArraySchema) {
            List<Problem.Detail> details = told == null ? problem.details() : List.of(told);
            String last = "";
            for (Problem.Detail detail : details) {
                String subject = subject(detail);
                if (!subject.equals(last)) {
                    out.name(subject).beginArray().value(detail.message()).endArray();
                }
                last = subject;
            }
            if (details.isEmpty()) {
                out.name("body").beginArray().value(problem.message()).endArray();
            }
        } else if (bare instanceof AnySchema) {
            out.name("code").value(problem.code()).name("message").value(problem.message());
        }
    }

    private void items(ArraySchema array, String name, int depth, JsonWriter out) {
        out.beginArray();
        for (Problem.Detail detail : problem.details()) {
            JsonWriter item = new JsonWriter(64);
            if (write(array.items(), name, detail, depth + 1, item)) {
                out.raw(item.array(), 0, item.length());
            }
        }
        if (problem.details().isEmpty()) {
            JsonWriter item = new JsonWriter(64);
            if (write(array.items(), name, null, depth + 1, item)) {
                out.raw(item.array(), 0, item.length());
            }
        }
        out.endArray();
    }

    private @Nullable Document leaf(Schema bare, String name, Problem.@Nullable Detail detail) {
        if (bare instanceof NumberSchema) {
            return isStatus(name) ? Document.of(status) : null;
        }
        if (bare instanceof BooleanSchema) {
            boolean success = name.equals("success") || name.equals("ok") || name.equals("succeeded");
            return success ? Document.FALSE : name.equals("error") || name.equals("iserror") ? Document.TRUE : null;
        }
        if (bare instanceof EnumSchema listed) {
            return listed(listed);
        }
        String text = text(name, detail);
        return text == null ? null : Document.of(text);
    }

    /** Of listed values the one that says most nearly the same. */
    private @Nullable Document listed(EnumSchema listed) {
        String wanted = plain(problem.code());
        for (Document value : listed.values()) {
            String word = plain(value.text());
            if (!word.isEmpty() && (word.contains(wanted) || wanted.contains(word))) {
                return value;
            }
        }
        return null;
    }

    private static boolean isStatus(String name) {
        return name.contains("status") || name.contains("code") || name.equals("errorcode");
    }

    private @Nullable String text(String name, Problem.@Nullable Detail detail) {
        return switch (name) {
            case "message",
                    "msg",
                    "detail",
                    "description",
                    "errordescription",
                    "reason",
                    "errormessage",
                    "details",
                    "developermessage",
                    "usermessage",
                    "body",
                    "errors",
                    "messages",
                    "text" -> detail == null ? problem.message() : detail.message();
            case "title", "error" -> words(problem.code());
            case "code", "errorcode", "type", "errortype", "kind", "name" ->
                name.equals("type") && detail == null
                        ? problem.code()
                        : detail == null ? problem.code() : detail.rule();
            case "rule" -> detail == null ? problem.code() : detail.rule();
            case "status", "statuscode", "httpstatus", "httpcode" -> Integer.toString(status);
            case "param",
                    "parameter",
                    "field",
                    "pointer",
                    "path",
                    "source",
                    "property",
                    "attribute",
                    "location",
                    "target",
                    "fieldname" -> about(detail);
            default -> null;
        };
    }

    private @Nullable String about(Problem.@Nullable Detail detail) {
        Problem.Detail told = detail != null
                ? detail
                : problem.details().isEmpty() ? null : problem.details().get(0);
        return told == null ? null : subject(told);
    }

    /** The name of what a detail is about, as clients spell it. */
    private static String subject(Problem.Detail detail) {
        String place = detail.place();
        int dot = place.indexOf('.');
        int slash = place.indexOf('/');
        if (dot >= 0 && (slash < 0 || dot < slash)) {
            return place.substring(dot + 1);
        }
        return slash < 0 ? place : place.substring(slash + 1);
    }

    private static String words(String code) {
        return code.isEmpty()
                ? code
                : Character.toUpperCase(code.charAt(0)) + code.substring(1).replace('_', ' ');
    }

    private static boolean isList(MemberSchema member) {
        return Shape.bare(member.type()) instanceof ArraySchema;
    }

    private static String plain(String name) {
        return name.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
    }
}
