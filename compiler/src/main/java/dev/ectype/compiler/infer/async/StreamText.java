package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.SubscriptionWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the words of operations and parameters about streams. */
final class StreamText {
    /** The last segments of paths to a stream of the collection or item before them. */
    static final List<String> SEGMENTS = List.of(
            "stream",
            "streams",
            "watch",
            "watches",
            "events",
            "subscribe",
            "subscription",
            "subscriptions",
            "follow",
            "tail",
            "changes",
            "updates",
            "live",
            "feed",
            "notifications",
            "listen",
            "observe",
            "monitor",
            "sse",
            "export",
            "download",
            "dump",
            "ndjson",
            "jsonl");

    private static final Pattern FOLLOWING =
            words("watch(es|ing)?|subscribe[sd]?|subscribing|subscription|follow(s|ing)?"
                    + "|tail(s|ing)?|listen(s|ing)?|observe[sd]?|observing");
    private static final Pattern LIVE = words("streams?|streamed|streaming|real[- ]?time|live|long[- ]lived"
            + "|(stays?|remains?|keeps?|kept|left|held) open|as (they|it|soon as)|change ?feed|push(es|ed)?|monitor(s|ing)?"
            + "|notif(y|ies|ied|ication|ications)|continuous(ly)?|server[- ]sent events?");
    private static final Pattern FINITE = words(
            "export(s|ed|ing)?|download(s|ed|ing)?|dump(s|ed)?|bulk|archive|batch"
                    + "|generat(e|es|ed|ing|ion)|completions?|terminates?|terminated|until .{0,40}(finish|complete|end|done)\\w*");
    private static final Pattern CHANGES =
            words("changes?|changed|updates?|updated|events?|notifications?|notify|new(ly)?"
                    + "|when(ever)?|as they|happen(s|ed|ing)?|occur(s|red|ring)?");
    private static final Pattern CURRENT = words(
            "current(ly)?|existing|initial(ly)?|first|snapshot|stored|present|backlog|history|starts? with|begins? with");
    private static final List<String> FLAGS = List.of("watch", "follow", "subscribe", "tail", "live", "stream");
    private static final List<String> POSITIONS = List.of(
            "resourceversion",
            "since",
            "sinceversion",
            "sincerevision",
            "sinceposition",
            "sinceseq",
            "sincesequence",
            "startrevision",
            "startposition",
            "startcursor",
            "startseq",
            "fromversion",
            "fromrevision",
            "fromposition",
            "fromsequence",
            "lasteventid",
            "position",
            "revision",
            "sequence",
            "cursor");
    private static final List<String> TIMEOUTS = List.of(
            "timeout", "timeoutseconds", "timeoutms", "timeoutmillis", "maxduration", "duration", "durationseconds");

    private StreamText() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(" + alternatives + ")\\b");
    }

    /** Returns whether an operation may reply with a stream: a {@code GET}, or a method to which the server replies with a stream. */
    static boolean isRead(OperationRoute route) {
        Binding binding = route.endpoint().binding();
        return binding.serverStreams()
                ? !binding.clientStreams()
                : binding.isHttp() && route.method().equals("GET");
    }

    /** Returns whether an operation watches instances: its name begins with such a verb, its path ends with it, or its text says so. */
    static boolean isWatching(OperationRoute route) {
        Binding binding = route.endpoint().binding();
        String call = binding.callName();
        String last = route.path().endsWithLiteral() ? route.path().last().literal() : "";
        return SubscriptionWords.isWatching(call == null ? route.endpoint().id().value() : call)
                || last.equals("watch")
                || binding.serverStreams() && follows(of(route));
    }

    /** Returns everything that a description says about an operation and its reply, in lower case. */
    static String of(OperationRoute route) {
        Endpoint endpoint = route.endpoint();
        Response response = SuccessReply.of(endpoint, false).response();
        SegmentedPath path = route.path();
        String segment = path.endsWithLiteral() ? path.last().literal() : "";
        return Stream.of(
                        String.join(" ", NameWords.of(endpoint.id().value())),
                        String.join(" ", NameWords.of(segment)),
                        endpoint.text().summary(),
                        endpoint.text().description(),
                        response == null ? null : response.description())
                .filter(text -> text != null)
                .collect(Collectors.joining(". "))
                .toLowerCase(Locale.ROOT);
    }

    /** Returns whether a text says that a stream follows changes. */
    static boolean follows(String text) {
        return FOLLOWING.matcher(text).find();
    }

    /** Returns whether a text says that a stream goes on. */
    static boolean isLive(String text) {
        return follows(text) || LIVE.matcher(text).find() && !isFinite(text);
    }

    /** Returns whether a text says that a stream ends by itself. */
    static boolean isFinite(String text) {
        return !follows(text) && FINITE.matcher(text).find();
    }

    /** Returns whether a text says that a stream has only changes, and not the instances before. */
    static boolean hasOnlyChanges(String text) {
        return CHANGES.matcher(text).find() && !CURRENT.matcher(text).find();
    }

    /** Returns whether a text says that a stream begins with the instances that exist. */
    static boolean hasCurrent(String text) {
        return CURRENT.matcher(text).find();
    }

    /** Returns whether a parameter requests that the reply follows changes: {@code watch}, or {@code stream} with a text about changes. */
    static boolean isFlag(Parameter parameter, TypeRef type) {
        String name = NameWords.bare(parameter.name());
        String text = String.valueOf(parameter.description()).toLowerCase(Locale.ROOT);
        boolean flag = type instanceof BooleanType || type instanceof TextType && text.contains("true");
        boolean clear =
                name.equals("watch") || follows(text) && CHANGES.matcher(text).find();
        return parameter.in() != Parameter.In.PATH && flag && FLAGS.contains(name) && clear;
    }

    /** Returns whether a flag is described by the convention of watched lists: notifications with the kind of change and the object. */
    static boolean isConvention(Parameter flag) {
        String text = String.valueOf(flag.description()).toLowerCase(Locale.ROOT);
        return text.contains("notifications")
                && text.contains("add")
                && (text.contains("remove") || text.contains("delete"));
    }

    /** Returns whether a parameter or member is the position after which a stream begins. Times are none. */
    static boolean isPosition(String name, TypeRef type) {
        boolean suits = type instanceof NumberType
                || type instanceof TextType text
                        && (text.format() == null || !text.format().startsWith("date"));
        return suits && POSITIONS.contains(NameWords.bare(name));
    }

    /** Returns whether a parameter or member limits the time of a stream. */
    static boolean isTimeout(String name) {
        return TIMEOUTS.contains(NameWords.bare(name));
    }
}
