package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Recognises the words with which servers describe the progress of their work. */
public final class ProgressWords {
    /** In the order in which they usually follow each other. */
    private static final List<String> PENDING = List.of(
            "notstarted",
            "unstarted",
            "new",
            "created",
            "accepted",
            "submitted",
            "received",
            "requested",
            "waiting",
            "queued",
            "inqueue",
            "enqueued",
            "pending",
            "scheduled",
            "initializing",
            "initiated",
            "preparing",
            "provisioning",
            "creating",
            "createinprogress",
            "creationinprogress",
            "createpending",
            "building",
            "starting",
            "started",
            "inprogress",
            "progress",
            "ongoing",
            "processing",
            "executing",
            "working",
            "updating",
            "deleting",
            "incomplete",
            "open",
            "active",
            "running");

    /** The most common first. */
    private static final List<String> DONE = List.of(
            "succeeded",
            "success",
            "successful",
            "completed",
            "complete",
            "done",
            "finished",
            "processed",
            "executed",
            "delivered",
            "sent",
            "passed",
            "ready",
            "available",
            "provisioned",
            "deployed",
            "active",
            "running",
            "online");

    /** The words for an instance that the server is still creating. */
    private static final List<String> CREATING =
            List.of("creating", "createinprogress", "creationinprogress", "createpending", "provisioning");

    /** The words for an instance after its creation, when it exists and is ready. */
    private static final List<String> CREATED = List.of(
            "created",
            "createcomplete",
            "createcompleted",
            "createsucceeded",
            "creationsucceeded",
            "ready",
            "available",
            "active",
            "inservice",
            "provisioned",
            "deployed",
            "running",
            "online",
            "enabled",
            "succeeded",
            "success",
            "completed",
            "complete");

    private static final List<String> OPERATIONS = List.of("operation", "job", "longrunningoperation", "lro");

    private static final List<String> FOLLOWED = List.of("status", "result", "operationresult");

    private static final List<String> RESULTS = List.of("result", "results", "response", "output", "outputs");

    private static final List<String> PERCENTAGES = List.of(
            "percentcomplete",
            "percentage",
            "progresspercent",
            "progresspercentage",
            "percentcompleted",
            "percentdone");

    private static final List<String> TARGETS = List.of("target", "resource", "resourcename");

    private ProgressWords() {}

    /** Returns whether a response header has the URL of a long-running operation, such as {@code Operation-Location}. */
    public static boolean isOperationAddress(String header) {
        String name = header.toLowerCase(Locale.ROOT);
        boolean location = name.endsWith("location") && !name.equals("location") && !name.startsWith("content");
        return location || name.endsWith("asyncoperation");
    }

    /** Returns whether a state means that the server is still creating the instance. */
    public static boolean isCreating(String state) {
        return CREATING.contains(NameWords.bare(state));
    }

    /** Returns the state of an instance after its creation, or null. */
    static @Nullable public String createdState(List<String> states) {
        return first(CREATED, states);
    }

    /** Returns the state in which the server completes its work, or null. */
    static @Nullable public String doneState(List<String> states) {
        return first(DONE, states);
    }

    /** Returns the states before the given final state in which the server is still working, in order. */
    public static List<String> pendingStates(List<String> states, String done) {
        return PENDING.stream()
                .flatMap(word ->
                        states.stream().filter(state -> NameWords.bare(state).equals(word)))
                .filter(state -> !state.equals(done))
                .toList();
    }

    /** Returns whether a name means the result of the server's work. */
    public static boolean isResult(String name) {
        return RESULTS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means the completed part of the server's work. */
    public static boolean isProgress(String name) {
        return NameWords.bare(name).equals("progress") || isPercentage(name);
    }

    /** Returns whether a name means the completed part of the server's work in percent. */
    public static boolean isPercentage(String name) {
        return PERCENTAGES.contains(NameWords.bare(name));
    }

    /** Returns whether a name means the instance that an operation of the server changes. */
    public static boolean isTarget(String name) {
        return TARGETS.contains(NameWords.bare(name));
    }

    /** Returns whether a noun means operations of the server. */
    public static boolean isOperation(String noun) {
        List<String> words = NameWords.of(noun);
        return !words.isEmpty() && OPERATIONS.contains(words.get(words.size() - 1));
    }

    /** Returns whether a noun means a resource with the progress of an operation. */
    public static boolean isProgressResource(String noun) {
        List<String> words = NameWords.of(noun);
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        return isOperation(noun) || FOLLOWED.contains(last);
    }

    private static @Nullable String first(List<String> words, List<String> states) {
        for (String word : words) {
            for (String state : states) {
                if (NameWords.bare(state).equals(word)) {
                    return state;
                }
            }
        }
        return null;
    }
}
