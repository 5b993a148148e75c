package dev.ectype.compiler.graph;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Chooses the status, the media type and the content of a successful reply. */
final class ReplyRuleBuilder {
    private static final int MOST_FORMS = 8;

    private static final Cases<Role, Projection> PROJECTION = Cases.<Role, Projection>of(Role.class)
            .on(Role.Create.class, role -> item(role.replyAt()))
            .on(Role.Read.class, role -> item(role.replyAt()))
            .on(Role.ListAll.class, role -> new Projection.Page(role.itemsAt(), role.paging()))
            .on(Role.Replace.class, role -> item(role.replyAt()))
            .on(Role.Update.class, role -> item(role.replyAt()))
            .on(Role.Delete.class, role -> item(role.replyAt()))
            .on(Role.Act.class, role -> item(role.replyAt()))
            .on(Role.DeleteMany.class, role -> new Projection.Sample())
            .on(Role.ReadSubResource.class, role -> item(role.replyAt()))
            .on(Role.WriteSubResource.class, role -> item(role.replyAt()))
            .on(Role.ClearSubResource.class, role -> item(role.replyAt()))
            .on(Role.Link.class, role -> item(role.replyAt()))
            .on(Role.ReadLinked.class, role -> item(role.replyAt()))
            .on(Role.ClearMembers.class, role -> item(role.replyAt()))
            .on(Role.SetFlag.class, role -> item(role.replyAt()))
            .on(Role.EditList.class, role -> item(role.replyAt()))
            .on(Role.CustomAction.class, role -> item(role.replyAt()))
            .on(Role.Publish.class, role -> new Projection.Sample())
            .on(Role.ListReferrers.class, role -> new Projection.Sample())
            .on(Role.Fetch.class, role -> new Projection.Sample())
            .exhaustive();

    private ReplyRuleBuilder() {}

    static ReplyRule of(Endpoint endpoint, List<Step> steps, Projection.@Nullable Content content) {
        boolean idle = endpoint.role() == null && endpoint.startedOperation() == null && content == null;
        SuccessReply success = idle
                ? SuccessReply.ofNothingDone(endpoint)
                : SuccessReply.of(endpoint, endpoint.role() instanceof Role.Create);
        SuccessReply created = success;
        if (!steps.isEmpty() && steps.get(steps.size() - 1) instanceof Step.Upsert) {
            created = SuccessReply.of(endpoint, true);
            SuccessReply replaced = SuccessReply.ofReplacement(endpoint);
            if (sameForm(replaced.media(), created.media())) {
                success = replaced;
            } else {
                created = success;
            }
        }
        List<Parameter> headers = Optional.ofNullable(success.response())
                .map(response -> response.headers())
                .orElse(List.of());
        Projection projection = content == null ? projection(endpoint, steps, success.media()) : content;
        boolean shows = projection instanceof Projection.Item || projection instanceof Projection.Page;
        return new ReplyRule(
                success.status(),
                created.status() == success.status() ? null : created.status(),
                success.media(),
                alternatives(success),
                headers,
                projection,
                shows ? endpoint.expansion() : null,
                showsMembers(projection, success.media()) ? FieldSelections.of(endpoint, steps) : List.of());
    }

    private static boolean sameForm(@Nullable Media one, @Nullable Media other) {
        return one == null || other == null
                ? one == other
                : one.mediaType().equals(other.mediaType()) && Objects.equals(one.type(), other.type());
    }

    private static boolean showsMembers(Projection projection, @Nullable Media media) {
        return media != null && !(projection instanceof Projection.Content || projection instanceof Projection.Nothing);
    }

    /** Returns the other writable media types of a reply. */
    private static List<Media> alternatives(SuccessReply success) {
        Media media = success.media();
        if (media == null || success.response() == null || !media.isJson()) {
            return List.of();
        }
        return success.response().media().stream()
                .filter(other ->
                        !other.mediaType().equals(media.mediaType()) && AlternativeMediaTypes.isWritable(other))
                .limit(MOST_FORMS)
                .toList();
    }

    private static Projection projection(Endpoint endpoint, List<Step> steps, @Nullable Media media) {
        if (media == null) {
            return new Projection.Nothing();
        }
        if (endpoint.startedOperation() != null) {
            return item(endpoint.startedOperation().replyAt());
        }
        boolean sampled = steps.get(steps.size() - 1) instanceof Step.ReplyWithSample;
        return endpoint.role() == null || sampled ? new Projection.Sample() : PROJECTION.apply(endpoint.role());
    }

    private static Projection item(@Nullable MemberPath at) {
        return at == null ? new Projection.Sample() : new Projection.Item(at);
    }
}
