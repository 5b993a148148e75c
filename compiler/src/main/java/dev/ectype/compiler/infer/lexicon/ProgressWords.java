package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words with which servers tell how far they are with what they were asked to do. */
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

    /** The plainest first. */
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

    /** The words for what the server is still making. */
    private static final List<String> CREATING =
            List.of("creating", "createinprogress", "creationinprogress", "createpending", "provisioning");

    /** What comes next for a thing that is made: it is there, not over. */
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

    private static final List<String> FOLLOWED = List.of("status", "statuse", "result", "operationresult");

    private ProgressWords() {}

    /** Whether a state says that the server is still making the thing. */
    public static boolean isCreating(String state) {
        return CREATING.contains(NameWords.bare(state));
    }

    /** The state that a thing reaches when it is made, or null. */
    static @Nullable public String createdState(List<String> states) {
        return first(CREATED, states);
    }

    /** The state that an undisturbed server reaches, or null. */
    static @Nullable public String doneState(List<String> states) {
        return first(DONE, states);
    }

    /** The states in which the server is still busy, in order, if this one is where it ends. */
    public static List<String> pendingStates(List<String> states, String done) {
        return PENDING.stream()
                .flatMap(word ->
                        states.stream().filter(state -> NameWords.bare(state).equals(word)))
                .filter(state -> !state.equals(done))
                .toList();
    }

    /** Whether things of that name stand for what a server does, whatever they are about. */
    public static boolean isOperation(String noun) {
        List<String> words = NameWords.of(noun);
        return !words.isEmpty() && OPERATIONS.contains(words.get(words.size() - 1));
    }

    /** Whether clients can follow by things of that name what a server does. */
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
