package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.emulator.content.ContentTypes;
import dev.ectype.runtime.emulator.content.FormatNegotiation;
import dev.ectype.runtime.emulator.content.TextNotation;
import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.emulator.xml.XmlWriter;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.error.ErrorPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes problems in the error format that an operation describes. */
public final class ErrorWriter {
    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");
    private static final int DEEPEST = 6;
    private static final ThreadLocal<Json.Tape> TAPES = ThreadLocal.withInitial(Json.Tape::new);

    private final List<ExitPlan> exits;
    private final ErrorPlan vocabulary;
    private final String operation;
    private final boolean form;
    private final @Nullable String page;

    /** Creates a writer for the errors of an operation, in the words of its API. */
    public ErrorWriter(OperationPlan plan, ErrorPlan vocabulary) {
        this(
                plan.exits(),
                vocabulary,
                plan.id(),
                plan.page(),
                plan.body() != null
                        && plan.body().media().stream()
                                .allMatch(media -> media.mediaType().contains("form-urlencoded")));
    }

    /**
     * Creates a writer.
     *
     * @param page the URL of a page about the operation, or null
     * @param form whether request bodies are forms, which name nested members with brackets
     */
    ErrorWriter(List<ExitPlan> exits, ErrorPlan vocabulary, String operation, @Nullable String page, boolean form) {
        this.page = page;
        this.exits = List.copyOf(exits);
        this.vocabulary = vocabulary;
        this.operation = operation;
        this.form = form;
    }

    /** Writes a problem in the default format, for requests without an operation. */
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

    /**
     * Writes a problem of a request.
     *
     * @param path the path of the request
     */
    public void write(Problem found, ReplyEnvironment environment, String path, ReplyBuffer reply) {
        ExitPlan exit = exit(found);
        String title = exit == null || found.status() != 0 || found.kind() == Problem.Kind.REUSED ? null : exit.title();
        boolean unnameable = exit != null && exit.kind() == ExitPlan.Kind.UNNAMEABLE;
        // An impossible identifier counts as a missing instance.
        Problem actual = unnameable ? Problem.missing(found.message()) : found;
        StatedWords stated = StatedWords.of(vocabulary, operation, actual);
        Problem problem = stated.in(title == null ? actual : actual.withCode(title));
        ExitPlan own = exit(stated.status(), exit);
        ExitPlan formed = own == null || own.media() == null ? usual(own) : own;
        MediaPlan media = formed == null ? null : formed.media();
        if (media == null) {
            plain(problem, reply);
            if (stated.status() != 0) {
                reply.status(stated.status());
            } else if (exit != null && problem.status() == 0) {
                reply.status(exit.status());
            }
            return;
        }
        int described = exit == null ? problem.kind().status() : exit.status();
        int usual = problem.status() == 0 ? described : problem.status();
        int status = stated.status() == 0 ? usual : stated.status();
        reply.status(status).reason(problem.message());
        reply.header(ContentTypes.of(media.mediaType()));
        boolean json = media.mediaType().contains("json") || media.mediaType().contains("*");
        ErrorMemberWriter words = new ErrorMemberWriter(
                problem,
                status,
                stated,
                vocabulary,
                new ErrorMemberWriter.Occasion(environment.now(), path, page, form));
        boolean xml = !json
                && FormatNegotiation.isXml(FormatNegotiation.essence(media.mediaType()))
                && TextNotation.isStructured(media.type());
        if (json && formed != null && formed.recorded() && stated.status() == 0 && status == formed.status()) {
            reply.append(media.examples().get(0).toBytes());
        } else if (json || xml) {
            Document body = body(problem, media, words);
            if (!Validator.allows(media.type(), body, Direction.REPLY)) {
                body = Fitter.fitted(body, media.type(), context(environment, status));
            }
            if (json) {
                reply.append(body.array(), body.from(), body.to());
            } else {
                reply.append(XmlWriter.write(body, media.type()));
            }
        } else {
            reply.append(problem.message());
        }
    }

    private FitContext context(ReplyEnvironment environment, int status) {
        return FitContext.of(environment.seed(), environment.instant(), Direction.REPLY)
                .instance(operation, Integer.toString(status));
    }

    /**
     * Returns the error body, which is valid until the next call on this thread. Optional members without a known value are
     * left out, because invented details would mislead.
     */
    private static Document body(Problem problem, MediaPlan media, ErrorMemberWriter words) {
        Document sample = sample(media.examples(), words.meaning());
        if (sample == null) {
            sample = sample(media.type().notes().examples(), words.meaning());
        }
        JsonWriter out = new JsonWriter(256);
        return new ErrorDocumentWriter(problem, words).write(media.type(), sample, out)
                ? TAPES.get().parse(out.array(), 0, out.length(), JsonLimits.GREATEST)
                : Document.EMPTY_OBJECT;
    }

    /** Returns the first example error that describes a problem of this kind, or null. */
    private static @Nullable Document sample(List<Document> examples, ErrorCodeMatcher meaning) {
        for (int index = 0; index < examples.size(); index++) {
            if (mentions(examples.get(index), meaning, 0)) {
                return examples.get(index);
            }
        }
        return null;
    }

    private static boolean mentions(Document example, ErrorCodeMatcher meaning, int depth) {
        if (depth > DEEPEST) {
            return false;
        }
        if (example.isObject()) {
            for (JsonMember member : example.members()) {
                if (mentions(member.value(), meaning, depth + 1)) {
                    return true;
                }
            }
            return false;
        }
        if (example.isArray()) {
            Document first = example.element(0);
            return first != null && mentions(first, meaning, depth + 1);
        }
        return example.isString() && meaning.fits(example.text());
    }

    /** Returns the exit with the error format to use if the problem's own exit is not described. */
    private @Nullable ExitPlan usual(@Nullable ExitPlan described) {
        if (described != null) {
            return described;
        }
        for (ExitPlan exit : exits) {
            if (exit.media() != null) {
                return exit;
            }
        }
        return null;
    }

    /** Returns the exit with the stated status, which has the form of that response, else the exit of the problem. */
    private @Nullable ExitPlan exit(int status, @Nullable ExitPlan otherwise) {
        if (status == 0) {
            return otherwise;
        }
        for (ExitPlan exit : exits) {
            if (exit.status() == status && exit.media() != null) {
                return exit;
            }
        }
        return otherwise;
    }

    private @Nullable ExitPlan exit(Problem problem) {
        if (problem.kind() == Problem.Kind.INVALID) {
            return invalid(problem);
        }
        for (ExitPlan exit : exits) {
            boolean same = problem.status() == 0
                    ? exit.kind().name().equals(problem.kind().name())
                    : exit.status() == problem.status();
            if (same) {
                return exit;
            }
        }
        return problem.kind() == Problem.Kind.REUSED || problem.status() >= 400 ? exit(ExitPlan.Kind.INVALID) : null;
    }

    /** Returns the most specific exit for an invalid request. */
    private @Nullable ExitPlan invalid(Problem problem) {
        ExitPlan found = isAboutPath(problem) ? exit(ExitPlan.Kind.UNNAMEABLE) : null;
        boolean mediaType = breaks(problem, Problem.Detail.MEDIA_TYPE);
        if (found == null && mediaType) {
            found = exit(ExitPlan.Kind.MEDIA_TYPE);
        }
        if (found == null && (mediaType || breaks(problem, Problem.Detail.UNREADABLE))) {
            found = exit(ExitPlan.Kind.UNREADABLE);
        }
        return found == null ? exit(ExitPlan.Kind.INVALID) : found;
    }

    private static boolean breaks(Problem problem, String rule) {
        for (Problem.Detail detail : problem.details()) {
            if (detail.rule().equals(rule) && detail.place().equals("body")) {
                return true;
            }
        }
        return false;
    }

    private @Nullable ExitPlan exit(ExitPlan.Kind kind) {
        for (ExitPlan exit : exits) {
            if (exit.kind() == kind) {
                return exit;
            }
        }
        return null;
    }

    private static boolean isAboutPath(Problem problem) {
        for (Problem.Detail detail : problem.details()) {
            if (!detail.place().startsWith("path.")) {
                return false;
            }
        }
        return !problem.details().isEmpty();
    }
}
