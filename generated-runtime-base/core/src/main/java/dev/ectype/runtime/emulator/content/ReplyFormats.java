package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.FormatChoicePlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.AnySchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selects the media type of a reply by the {@code Accept} header, a format parameter or a stream flag. */
public final class ReplyFormats {
    private final String usual;
    private final @Nullable ReplyFormat only;
    private final List<ReplyFormat> others = new ArrayList<>(0);
    private final List<FormatChoicePlan> choices;

    public ReplyFormats(ReplyPlan plan) {
        MediaPlan media = plan.media();
        usual = media == null ? "" : FormatNegotiation.essence(ContentTypes.concrete(media.mediaType()));
        boolean written = media != null && !usual.contains("json") && isWritten(media, plan.projection());
        only = media != null && written ? new ReplyFormat(media, media.type(), plan.projection()) : null;
        for (MediaPlan other : plan.others()) {
            others.add(new ReplyFormat(other, media == null ? AnySchema.ANY : media.type(), plan.projection()));
        }
        choices = plan.choices();
    }

    private static boolean isWritten(MediaPlan media, ProjectionPlan projection) {
        return TextNotation.isStructured(media.type())
                && TextNotation.of(media, new ReplyItems(projection, media)) != null;
    }

    /** Whether a reply is first written in JSON and then converted. */
    public boolean isJson() {
        return usual.contains("json") || only != null;
    }

    /** Returns the format that the client selects, or null for unconverted JSON. */
    @Nullable
    public ReplyFormat wanted(Arguments arguments) {
        if (others.isEmpty()) {
            return only;
        }
        ReplyFormat chosen = chosen(arguments);
        if (chosen != null) {
            return chosen;
        }
        String accept = arguments.source().request().header("accept");
        if (accept == null || accept.equals(usual) || accept.equals("*/*")) {
            return only;
        }
        ReplyFormat best = only;
        String name = usual;
        for (ReplyFormat other : others) {
            if (FormatNegotiation.prefers(accept, other.essence(), name)) {
                best = other;
                name = other.essence();
            }
        }
        return best;
    }

    /** Returns whether a request selects a media type. */
    public boolean isWanted(String essence, Arguments arguments) {
        ReplyFormat selected = wanted(arguments);
        return selected != null && selected.essence().equals(essence);
    }

    private @Nullable ReplyFormat chosen(Arguments arguments) {
        for (FormatChoicePlan choice : choices) {
            Document value = choice.body() ? member(arguments, choice.parameter()) : arguments.sent(choice.parameter());
            ReplyFormat form = value == null ? null : value.isString() ? formatNamed(value.text()) : streamed(value);
            if (form != null) {
                return form;
            }
        }
        return null;
    }

    private static @Nullable Document member(Arguments arguments, String name) {
        Document item = arguments.payload().item();
        return item == null || !item.isObject() ? null : item.member(name);
    }

    private @Nullable ReplyFormat streamed(Document flag) {
        return !flag.isTrue()
                ? null
                : others.stream().filter(ReplyFormat::isStream).findFirst().orElse(null);
    }

    /** Returns the format with a media subtype: {@code csv} selects {@code text/csv}. */
    private @Nullable ReplyFormat formatNamed(String word) {
        for (ReplyFormat other : others) {
            String essence = other.essence();
            if (essence.equals(word) || !usual.endsWith('/' + word) && essence.endsWith('/' + word)) {
                return other;
            }
        }
        return null;
    }
}
