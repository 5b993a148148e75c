package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes problems in the shape that an operation describes for them. */
public final class ErrorWriter {
    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");

    private final List<ExitPlan> exits;
    private final String operation;

    public ErrorWriter(List<ExitPlan> exits, String operation) {
        this.exits = List.copyOf(exits);
        this.operation = operation;
    }

    /** Writes a problem for which no operation speaks. */
    public static void plain(Problem problem, ReplyBuffer reply) {
        int status = problem.status() == 0 ? problem.kind().status() : problem.status();
        reply.status(status).reason(problem.message()).header(JSON);
        JsonWriter out = new JsonWriter(128).beginObject();
        out.name("code")
                .value(problem.code())
                .name("message")
                .value(problem.message())
                .endObject();
        reply.append(out.array(), 0, out.length());
    }

    public void write(Problem problem, Surroundings around, ReplyBuffer reply) {
        ExitPlan exit = exit(problem);
        MediaPlan media = exit == null ? null : exit.media();
        if (exit == null || media == null) {
            plain(problem, reply);
            if (exit != null && problem.status() == 0) {
                reply.status(exit.status());
            }
            return;
        }
        int status = problem.status() == 0 ? exit.status() : problem.status();
        reply.status(status).reason(problem.message());
        boolean json = media.mediaType().contains("json") || media.mediaType().contains("*");
        reply.header(ContentTypes.of(media.mediaType()));
        Document told = new ErrorText(problem, status).document(media.type());
        FitContext context = FitContext.of(around.seed(), around.instant(), Direction.REPLY)
                .instance(operation, Integer.toString(status));
        // What the problem does not tell is left out where it may be: an invented detail would mislead.
        Document body = Validator.allows(media.type(), told, Direction.REPLY)
                ? told
                : Fitter.fitted(told, media.type(), context);
        reply.append(json ? body.literal() : problem.message());
    }

    private @Nullable ExitPlan exit(Problem problem) {
        if (problem.kind() == Problem.Kind.INVALID && isAboutPath(problem)) {
            for (ExitPlan exit : exits) {
                if (exit.kind() == ExitPlan.Kind.UNNAMEABLE) {
                    return exit;
                }
            }
        }
        for (ExitPlan exit : exits) {
            boolean same = problem.status() == 0
                    ? exit.kind().name().equals(problem.kind().name())
                    : exit.status() == problem.status();
            if (same) {
                return exit;
            }
        }
        return problem.kind() == Problem.Kind.REUSED || problem.status() >= 400 ? invalid() : null;
    }

    /** What nothing is described for is answered as other requests are that are wrong. */
    private @Nullable ExitPlan invalid() {
        for (ExitPlan exit : exits) {
            if (exit.kind() == ExitPlan.Kind.INVALID) {
                return exit;
            }
        }
        return null;
    }

    private static boolean isAboutPath(Problem problem) {
        return !problem.details().isEmpty()
                && problem.details().stream().allMatch(detail -> detail.place().startsWith("path."));
    }
}
