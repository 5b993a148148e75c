package dev.ectype.runtime.emulator.openapi;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.EncodingPlan;
import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Writes the members of operation objects. */
final class OperationWriter {
    private final JsonWriter out;
    private final SchemaWriter schemas;

    OperationWriter(JsonWriter out, ComponentNames names) {
        this.out = out;
        this.schemas = new SchemaWriter(names, out);
    }

    void write(OperationPlan operation, BindingPlan.Http http) {
        if (!operation.id().equals(http.method() + " " + http.path())) {
            out.name("operationId").value(operation.id());
        }
        texts("tags", operation.tags());
        parameters(operation.parameters());
        BodyPlan body = operation.body();
        if (body != null && !body.media().isEmpty()) {
            out.name("requestBody").beginObject();
            schemas.flag("required", body.required());
            content(body.media());
            out.endObject();
        }
        out.name("responses").beginObject();
        responses(operation);
        exits(operation);
        out.endObject();
        security(operation.security());
    }

    private void parameters(List<ParameterPlan> parameters) {
        if (parameters.isEmpty()) {
            return;
        }
        out.name("parameters").beginArray();
        parameters.forEach(parameter -> {
            out.beginObject().name("name").value(parameter.name());
            out.name("in").value(word(parameter.in()));
            parameter(parameter);
            out.endObject();
        });
        out.endArray();
    }

    static String word(Location location) {
        return location.name().toLowerCase(Locale.ROOT);
    }

    private void texts(String name, List<String> texts) {
        if (!texts.isEmpty()) {
            out.name(name).beginArray();
            texts.forEach(out::value);
            out.endArray();
        }
    }

    private void parameter(ParameterPlan parameter) {
        schemas.flag("required", parameter.required() || parameter.in() == Location.PATH);
        if (parameter.mediaType() != null) {
            out.name("content").beginObject().name(parameter.mediaType()).beginObject();
            schemas.schema("schema", parameter.type());
            out.endObject().endObject();
            return;
        }
        boolean form = parameter.in() == Location.QUERY || parameter.in() == Location.COOKIE;
        if (!parameter.style().equals(form ? "form" : "simple")) {
            out.name("style").value(parameter.style());
        }
        if (parameter.explode() != parameter.style().equals("form")) {
            out.name("explode").value(parameter.explode());
        }
        schemas.schema("schema", parameter.type());
        example(parameter.examples());
    }

    private void example(List<Document> examples) {
        if (!examples.isEmpty()) {
            out.name("example").value(examples.get(0));
        }
    }

    private void content(List<MediaPlan> media) {
        Set<String> written = new LinkedHashSet<>();
        out.name("content").beginObject();
        for (MediaPlan each : media) {
            if (written.add(each.mediaType())) {
                out.name(each.mediaType()).beginObject();
                schemas.schema("schema", each.type());
                example(each.examples());
                encodings(each.encodings());
                out.endObject();
            }
        }
        out.endObject();
    }

    private void encodings(Map<String, EncodingPlan> encodings) {
        if (encodings.isEmpty()) {
            return;
        }
        out.name("encoding").beginObject();
        encodings.forEach((member, encoding) -> {
            out.name(member).beginObject();
            schemas.text("contentType", encoding.contentType());
            schemas.text("style", encoding.style());
            if (encoding.style() != null) {
                out.name("explode").value(encoding.explode());
            }
            out.endObject();
        });
        out.endObject();
    }

    private void responses(OperationPlan operation) {
        ReplyPlan reply = operation.reply();
        if (reply == null) {
            out.name("default").beginObject().name("description").value("Not described.");
            out.endObject();
        } else {
            success(reply.status(), reply);
            if (reply.made() != reply.status()) {
                success(reply.made(), reply);
            }
        }
    }

    private void exits(OperationPlan operation) {
        ReplyPlan reply = operation.reply();
        Map<Integer, ExitPlan> exits = new LinkedHashMap<>();
        for (ExitPlan exit : operation.exits()) {
            boolean isDuplicate = reply != null && (exit.status() == reply.status() || exit.status() == reply.made());
            if (!isDuplicate) {
                exits.putIfAbsent(exit.status(), exit);
            }
        }
        exits.forEach((status, exit) -> {
            out.name(Integer.toString(status)).beginObject().name("description").value(sentence(exit.kind()));
            if (exit.media() != null) {
                content(List.of(exit.media()));
            }
            out.endObject();
        });
    }

    private void success(int status, ReplyPlan reply) {
        out.name(Integer.toString(status)).beginObject().name("description").value("Success.");
        if (!reply.headers().isEmpty()) {
            out.name("headers").beginObject();
            reply.headers().forEach(header -> {
                out.name(header.name()).beginObject();
                parameter(header);
                out.endObject();
            });
            out.endObject();
        }
        if (reply.media() != null) {
            List<MediaPlan> media = new ArrayList<>(List.of(reply.media()));
            media.addAll(reply.others());
            content(media);
        }
        out.endObject();
    }

    private static String sentence(ExitPlan.Kind kind) {
        return switch (kind) {
            case INVALID -> "The request violates the description.";
            case UNREADABLE -> "The body cannot be parsed.";
            case MEDIA_TYPE -> "The media type of the body is not supported.";
            case UNAUTHENTICATED -> "A credential is missing or malformed.";
            case MISSING, UNNAMEABLE -> "The instance does not exist.";
            case CONFLICT -> "The request conflicts with the state.";
            case STALE -> "The instance has another version.";
        };
    }

    private void security(List<List<String>> alternatives) {
        if (alternatives.isEmpty()) {
            return;
        }
        out.name("security").beginArray();
        for (List<String> alternative : alternatives) {
            out.beginObject();
            alternative.forEach(scheme -> out.name(scheme).beginArray().endArray());
            out.endObject();
        }
        out.endArray();
    }
}
