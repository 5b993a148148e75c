package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.AnySchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selects the media type of a reply by the {@code Accept} header, a format parameter or a stream flag. */
public final class ReplyFormats {
    private static final List<String> CHOICES = List.of("format", "alt", "output", "outputformat", "responseformat");
    private static final String STREAM = "stream";

    private final String usual;
    private final @Nullable ReplyFormat only;
    private final List<ReplyFormat> others = new ArrayList<>(0);
    private final List<String> choices = new ArrayList<>(0);

    public ReplyFormats(ReplyPlan plan, List<String> parameters) {
        MediaPlan media = plan.media();
        usual = media == null ? "" : FormatNegotiation.essence(ContentTypes.concrete(media.mediaType()));
        boolean written = media != null && !usual.contains("json") && isWritten(media);
        only = media != null && written ? new ReplyFormat(media, media.type()) : null;
        for (MediaPlan other : plan.others()) {
            others.add(new ReplyFormat(other, media == null ? AnySchema.ANY : media.type()));
        }
        for (String parameter : others.isEmpty() ? List.<String>of() : parameters) {
            if (CHOICES.contains(NormalizedName.of(parameter)) || parameter.equals(STREAM)) {
                choices.add(parameter);
            }
        }
    }

    private static boolean isWritten(MediaPlan media) {
        return TextNotation.isStructured(media.type()) && TextNotation.of(media) != null;
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

    private @Nullable ReplyFormat chosen(Arguments arguments) {
        for (String choice : choices) {
            Document value = arguments.sent(choice);
            ReplyFormat form = value == null ? null : value.isString() ? formatNamed(value.text()) : streamed(value);
            if (form != null) {
                return form;
            }
        }
        Document item = arguments.payload().item();
        return item == null || !item.isObject() ? null : streamed(item.member(STREAM));
    }

    private @Nullable ReplyFormat streamed(@Nullable Document flag) {
        return flag == null || !flag.isTrue()
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
