package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The journal of an emulator: every write, in order, and the way back to any of them. A write after going back starts a branch;
 * what was written before stays on its own.
 */
public final class JournalCalls {
    private static final String ROUTE = "journal";

    private final ControlClient line;

    JournalCalls(ControlClient line) {
        this.line = line;
    }

    /** Where the state is, and how far the journal reaches. */
    public Standing standing() {
        return line.get(ROUTE + "?limit=1", Standing::of);
    }

    /**
     * Writes in the order of their positions.
     *
     * @param from the first position that is wanted
     * @param limit at most so many, up to 1,000
     */
    public List<JournalLine> entries(long from, int limit) {
        return line.get(ROUTE + "?from=" + from + "&limit=" + limit, reply -> each(reply, "entries", JournalLine::of));
    }

    /** One write with its request and all that it changed, as JSON. */
    public Document entry(long position) {
        return line.get(ROUTE + "/" + position, Function.identity());
    }

    /** The state at a position of the current branch; the emulator stays where it is. */
    public Snapshot state(long position) {
        return state(Long.toString(position));
    }

    /** The state at the oldest position of the current branch that can be gone to. */
    public Snapshot oldestState() {
        return state("oldest");
    }

    private Snapshot state(String position) {
        return line.longGet(
                ROUTE + "/" + position + "/state", reply -> Snapshot.of(ReplyMembers.part(reply, "snapshot")));
    }

    /** Goes back to a position. */
    public Standing rewind(long to) {
        return travel("rewind", to, null);
    }

    /** Goes to a position of a branch by its name. */
    public Standing rewind(String branch, long to) {
        return travel("rewind", to, branch);
    }

    /** Goes to the newest position of the branch again. */
    public Standing forward() {
        return line.post(ROUTE + "/forward", Document.EMPTY_OBJECT.toBytes(), Standing::of);
    }

    /** Goes to a later position of the branch again. */
    public Standing forward(long to) {
        return travel("forward", to, null);
    }

    private Standing travel(String how, long to, @Nullable String branch) {
        JsonWriter body = new JsonWriter().beginObject().name("to").value(to);
        if (branch != null) {
            body.name("branch").value(branch);
        }
        return line.post(ROUTE + "/" + how, body.endObject().toBytes(), Standing::of);
    }

    /** What is different between two positions: every row that is not the same, with the members that differ. */
    public List<ChangedRow> diff(long from, long to) {
        return line.get(ROUTE + "/diff?from=" + from + "&to=" + to, reply -> each(reply, "moved", ChangedRow::of));
    }

    /** The lines of history so far. */
    public List<BranchLine> branches() {
        return line.get(ROUTE + "/branches", reply -> each(reply, "branches", BranchLine::of));
    }

    /** Runs all remembered writes again in an emulator of their own, and tells the first that comes out otherwise. */
    public Verification verify() {
        return line.longPost(
                ROUTE + "/verify",
                HttpRequest.BodyPublishers.ofByteArray(Document.EMPTY_OBJECT.toBytes()),
                Verification::of);
    }

    static <T> List<T> each(Document reply, String name, Function<Document, T> reading) {
        List<T> list = new ArrayList<>();
        ReplyMembers.part(reply, name).elements().forEach(each -> list.add(reading.apply(each)));
        return list;
    }

    /**
     * Where the state of an emulator is.
     *
     * @param position how many writes led to it
     * @param first the oldest position that is remembered
     * @param last the newest position of the branch
     */
    public record Standing(String branch, long position, long first, long last) {
        static Standing of(Document reply) {
            return new Standing(
                    ReplyMembers.text(reply, "branch"),
                    ReplyMembers.number(reply, "position"),
                    ReplyMembers.number(reply, "first"),
                    ReplyMembers.number(reply, "last"));
        }
    }

    /**
     * One write.
     *
     * @param time by the emulator's clock, such as {@code 2025-01-01T00:00:00.000Z}
     * @param digest stands for the bytes of the reply
     * @param changes how many rows and counters it changed
     */
    public record JournalLine(
            long position,
            String time,
            String sandbox,
            String operation,
            long status,
            String digest,
            String method,
            String target,
            long changes) {
        static JournalLine of(Document entry) {
            return new JournalLine(
                    ReplyMembers.number(entry, "position"),
                    ReplyMembers.text(entry, "time"),
                    ReplyMembers.text(entry, "sandbox"),
                    ReplyMembers.text(entry, "operation"),
                    ReplyMembers.number(entry, "status"),
                    ReplyMembers.text(entry, "digest"),
                    ReplyMembers.text(entry, "method"),
                    ReplyMembers.text(entry, "target"),
                    ReplyMembers.number(entry, "changes"));
        }
    }

    /**
     * A row that is not the same at two positions.
     *
     * @param kind {@code added}, {@code changed} or {@code removed}
     * @param members the names of the members that differ
     */
    public record ChangedRow(
            String resource,
            String id,
            String kind,
            List<String> members,
            @Nullable Document before,
            @Nullable Document after) {
        public ChangedRow {
            members = List.copyOf(members);
        }

        static ChangedRow of(Document moved) {
            List<String> members = new ArrayList<>();
            ReplyMembers.part(moved, "members").elements().forEach(name -> members.add(name.text()));
            return new ChangedRow(
                    ReplyMembers.text(moved, "resource"),
                    ReplyMembers.text(moved, "id"),
                    ReplyMembers.text(moved, "kind"),
                    members,
                    moved.member("before"),
                    moved.member("after"));
        }
    }

    /**
     * A line of history.
     *
     * @param parent the branch that it left, or null where its state was put in the place of another
     */
    public record BranchLine(String name, @Nullable String parent, long startsAt, long last) {
        static BranchLine of(Document branch) {
            Document parent = branch.member("parent");
            return new BranchLine(
                    ReplyMembers.text(branch, "name"),
                    parent == null ? null : parent.text(),
                    ReplyMembers.number(branch, "startsAt"),
                    ReplyMembers.number(branch, "last"));
        }
    }

    /**
     * What came of running writes again.
     *
     * @param from the position behind which they were run
     * @param to the position that was reached
     * @param difference the first write that came out otherwise, as JSON, or null
     */
    public record Verification(long from, long to, @Nullable Document difference) {
        static Verification of(Document reply) {
            return new Verification(
                    ReplyMembers.number(reply, "from"), ReplyMembers.number(reply, "to"), reply.member("difference"));
        }
    }
}
