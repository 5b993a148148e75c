package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the request body and the successful reply of an operation. */
public final class Payloads {
    private Payloads() {}

    /** Returns the preferred media of the body: JSON, else a form, else the first. */
    static @Nullable Media body(Endpoint endpoint) {
        return endpoint.body() == null
                ? null
                : SuccessReply.preferred(endpoint.body().media());
    }

    static @Nullable public TypeRef bodyType(Endpoint endpoint) {
        Media media = body(endpoint);
        return media == null ? null : media.type();
    }

    /** Returns the preferred media of the reply, or null when it has no body. */
    static @Nullable public Media reply(Endpoint endpoint) {
        return SuccessReply.of(endpoint, isPost(endpoint)).media();
    }

    /** Returns the type of a structured reply, or null. */
    static @Nullable public TypeRef replyType(Endpoint endpoint) {
        Media media = reply(endpoint);
        boolean structured = media != null
                && (media.isJson() || media.isXml() || media.mediaType().contains("*"));
        return media != null && structured ? media.type() : null;
    }

    /** Returns whether a successful reply could have a body. */
    public static boolean hasBody(Endpoint endpoint) {
        SuccessReply success = SuccessReply.of(endpoint, isPost(endpoint));
        return success.status() / 100 == 2 && success.status() != 204 && success.status() != 205;
    }

    /** Returns whether a successful reply could have a body that the description does not describe. */
    public static boolean isUndescribed(Endpoint endpoint, TypeShapes shapes) {
        SuccessReply success = SuccessReply.of(endpoint, isPost(endpoint));
        Media media = success.media();
        boolean undescribed =
                media == null || media.isJson() && (media.type() == null || shapes.isUnspecified(media.type()));
        return hasBody(endpoint) && success.response() != null && undescribed;
    }

    /** Returns the location of a list in an object that has no other member, or null. */
    public static @Nullable MemberPath onlyList(@Nullable TypeRef type, TypeShapes shapes) {
        List<ObjectMember> members = type == null
                ? List.of()
                : List.copyOf(shapes.shape(type).members().values());
        return members.size() == 1 && shapes.items(members.get(0).type()) != null
                ? MemberPath.of(members.get(0).name())
                : null;
    }

    /** Returns the endpoint with a JSON value in its successful reply. */
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

    /**
     * Returns whether the operation is a {@code POST}. Roles may not be known yet, so that every {@code POST} counts as
     * a creation.
     */
    private static boolean isPost(Endpoint endpoint) {
        return endpoint.binding().isHttp("POST");
    }
}
