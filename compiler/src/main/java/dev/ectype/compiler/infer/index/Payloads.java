package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an operation receives and gives when all goes well. */
public final class Payloads {
    private Payloads() {}

    /** The form of the body that tells most: JSON, else a form, else the first. */
    static @Nullable Media body(Endpoint endpoint) {
        return endpoint.body() == null
                ? null
                : SuccessReply.preferred(endpoint.body().media());
    }

    static @Nullable public TypeRef bodyType(Endpoint endpoint) {
        Media media = body(endpoint);
        return media == null ? null : media.type();
    }

    /** The form of the reply, or null when it has no body. */
    static @Nullable public Media reply(Endpoint endpoint) {
        return SuccessReply.of(endpoint, isPost(endpoint)).media();
    }

    /** The type of a reply that has members, or null. */
    static @Nullable public TypeRef replyType(Endpoint endpoint) {
        Media media = reply(endpoint);
        boolean structured = media != null
                && (media.isJson() || media.isXml() || media.mediaType().contains("*"));
        return media != null && structured ? media.type() : null;
    }

    /** Whether a successful reply could have a body. */
    public static boolean hasBody(Endpoint endpoint) {
        SuccessReply success = SuccessReply.of(endpoint, isPost(endpoint));
        return success.status() / 100 == 2 && success.status() != 204 && success.status() != 205;
    }

    /** Whether a successful reply could have a body and the description says nothing about it. */
    public static boolean isUndescribed(Endpoint endpoint, TypeShapes shapes) {
        SuccessReply success = SuccessReply.of(endpoint, isPost(endpoint));
        Media media = success.media();
        boolean untold =
                media == null || media.isJson() && (media.type() == null || shapes.isUnspecified(media.type()));
        return hasBody(endpoint) && success.response() != null && untold;
    }

    /** The endpoint with a JSON value in its successful reply. */
    public static Endpoint describe(Endpoint endpoint, TypeRef type) {
        SuccessReply success = SuccessReply.of(endpoint, isPost(endpoint));
        Media media = success.media() == null
                ? new Media("application/json", type, List.of(), new LinkedHashMap<>())
                : success.media().withType(type);
        List<Response> responses = endpoint.responses().stream()
                .map(response -> response == success.response() ? response.withMedia(List.of(media)) : response)
                .toList();
        return endpoint.withPayloads(endpoint.body(), responses);
    }

    /** Whether the operation would create something may not be known yet; one that posts is read as if it does. */
    private static boolean isPost(Endpoint endpoint) {
        return endpoint.binding() instanceof HttpBinding http && http.method().equals("POST");
    }
}
