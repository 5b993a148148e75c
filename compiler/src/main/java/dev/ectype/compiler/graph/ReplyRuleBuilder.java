package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepOutput;
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

    private ReplyRuleBuilder() {}

    static ReplyRule of(Endpoint endpoint, List<Step> steps, Projection.@Nullable Content content) {
        boolean idle = endpoint.role() == null && endpoint.startedOperation() == null && content == null;
        SuccessReply success = idle
                ? SuccessReply.ofNothingDone(endpoint)
                : SuccessReply.of(endpoint, endpoint.role() instanceof Role.Create);
        SuccessReply created = success;
        if (!steps.isEmpty() && steps.get(steps.size() - 1).output() == StepOutput.UPSERTED_INSTANCE) {
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
        List<Media> alternatives = alternatives(success);
        return new ReplyRule(
                success.status(),
                created.status() == success.status() ? null : created.status(),
                success.media(),
                alternatives,
                headers,
                projection,
                shows ? endpoint.expansion() : null,
                showsMembers(projection, success.media()) ? endpoint.selections() : List.of(),
                alternatives.isEmpty() ? List.of() : endpoint.formatChoices(),
                endpoint.understood().members().deletionFlags(),
                success.response() == null ? List.of() : success.response().conditions());
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
        boolean sampled = steps.get(steps.size() - 1).output() == StepOutput.SAMPLE;
        Role role = endpoint.role();
        if (role == null || sampled) {
            return new Projection.Sample();
        }
        if (role instanceof Role.EditList edit && edit.returnsList()) {
            return item(MemberPath.ROOT);
        }
        return role instanceof Role.ListAll list
                ? new Projection.Page(
                        list.itemsAt(),
                        list.paging(),
                        endpoint.understood().members().listedMember(),
                        endpoint.understood().members().elementMember())
                : item(role.replyAt());
    }

    private static Projection item(@Nullable MemberPath at) {
        return at == null ? new Projection.Sample() : new Projection.Item(at);
    }
}
