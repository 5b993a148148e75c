package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the journal of an emulator and moves its state between positions. A position is the number of writes up to and
 * including an entry. A write after a rewind starts a branch. The earlier writes stay on their own branch.
 */
public final class JournalCalls {
    private static final String ROUTE = "journal";

    private final ControlClient line;

    JournalCalls(ControlClient line) {
        this.line = line;
    }

    /** {@return the position of the state and the range of the journal} */
    public Standing standing() {
        return line.get(ROUTE + "?limit=1", Standing::of);
    }

    /**
     * Returns writes in the order of their positions.
     *
     * @param from the first requested position
     * @param limit the maximum number of writes, up to 1,000
     * @return the writes, without their changes
     */
    public List<JournalLine> entries(long from, int limit) {
        return line.get(ROUTE + "?from=" + from + "&limit=" + limit, reply -> each(reply, "entries", JournalLine::of));
    }

    /**
     * Returns one write with its request and its changes.
     *
     * @param position the position of the write
     * @return the entry as JSON
     * @throws Refused if the journal has no such write
     */
    public Document entry(long position) {
        return line.get(ROUTE + "/" + position, Function.identity());
    }

    /**
     * Returns the state at a position of the current branch without moving the emulator.
     *
     * @param position the position
     * @return the whole state
     * @throws Refused if the position is unknown
     */
    public Snapshot state(long position) {
        return state(Long.toString(position));
    }

    /** {@return the state at the oldest reachable position of the current branch} */
    public Snapshot oldestState() {
        return state("oldest");
    }

    private Snapshot state(String position) {
        return line.longGet(
                ROUTE + "/" + position + "/state", reply -> Snapshot.of(ReplyMembers.part(reply, "snapshot")));
    }

    /**
     * Moves the state back on the current branch.
     *
     * @param to the position
     * @return the new position
     * @throws Refused if the position is unknown
     */
    public Standing rewind(long to) {
        return travel("rewind", to, null);
    }

    /**
     * Moves the state to a position of another branch.
     *
     * @param branch the name of the branch, such as {@code main}
     * @param to the position
     * @return the new position
     * @throws Refused if the branch or the position is unknown
     */
    public Standing rewind(String branch, long to) {
        return travel("rewind", to, branch);
    }

    /**
     * Moves forward to the newest position of the branch.
     *
     * @return the new position
     */
    public Standing forward() {
        return line.post(ROUTE + "/forward", Document.EMPTY_OBJECT.toBytes(), Standing::of);
    }

    /**
     * Moves forward to a later position of the branch.
     *
     * @param to the position
     * @return the new position
     * @throws Refused if the position is unknown
     */
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

    /**
     * Compares two positions of the current branch.
     *
     * @param from the first position
     * @param to the second position
     * @return every row that differs, with the different members
     * @throws Refused if a position is unknown
     */
    public List<ChangedRow> diff(long from, long to) {
        return line.get(ROUTE + "/diff?from=" + from + "&to=" + to, reply -> each(reply, "moved", ChangedRow::of));
    }

    /** {@return the branches so far} */
    public List<BranchLine> branches() {
        return line.get(ROUTE + "/branches", reply -> each(reply, "branches", BranchLine::of));
    }

    /**
     * Replays all journaled writes in a separate emulator and returns the first difference.
     *
     * @return the range of the replay and the first difference
     */
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
     * Describes the position of an emulator's state.
     *
     * @param branch the name of the current branch
     * @param position the number of writes up to the state
     * @param first the oldest position of the journal
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
     * Describes one write.
     *
     * @param position the number of writes up to and including this one
     * @param time the time by the emulator's clock, such as {@code 2025-01-01T00:00:00.000Z}
     * @param sandbox the name of the sandbox, or {@code default}
     * @param operation the name of the operation, such as {@code createPet}
     * @param status the status of the reply
     * @param digest the digest of the reply's bytes
     * @param method the method of the request
     * @param target the percent-encoded path and query of the request
     * @param changes the number of changed rows and counters
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
     * Describes a row that differs between two positions.
     *
     * @param resource the name of the resource
     * @param id the identifier of the row
     * @param kind the kind of difference: {@code added}, {@code changed} or {@code removed}
     * @param members the names of the different members
     * @param before the row at the first position, or null
     * @param after the row at the second position, or null
     */
    public record ChangedRow(
            String resource,
            String id,
            String kind,
            List<String> members,
            @Nullable Document before,
            @Nullable Document after) {
        /**
         * Creates a difference.
         *
         * @param resource the name of the resource
         * @param id the identifier of the row
         * @param kind the kind of difference: {@code added}, {@code changed} or {@code removed}
         * @param members the names of the different members
         * @param before the row at the first position, or null
         * @param after the row at the second position, or null
         */
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
     * Describes a branch.
     *
     * @param name the name, such as {@code main}
     * @param parent the parent branch, or null for a branch that began with a restored state
     * @param startsAt the position of the parent before the first write
     * @param last the newest position
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
     * Reports the result of a replay of writes.
     *
     * @param from the position before the first replayed write
     * @param to the last replayed position
     * @param difference the first different write as JSON, or null
     */
    public record Verification(long from, long to, @Nullable Document difference) {
        static Verification of(Document reply) {
            return new Verification(
                    ReplyMembers.number(reply, "from"), ReplyMembers.number(reply, "to"), reply.member("difference"));
        }
    }
}
