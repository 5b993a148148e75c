package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.change.ChangeLog;
import dev.ectype.runtime.state.change.CounterLog;
import dev.ectype.runtime.state.change.TransactionChanges;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Encodes committed writes and decodes them. The reply comes first at a fixed offset, because it is known last. */
final class EntryCodec {
    static final int STATUS_SIZE = 4;
    static final int DIGEST_SIZE = 8;
    private static final int ROW = 0;
    private static final int TOMBSTONE = 1;
    private static final int COUNTER = 2;

    private final StateSchema schema;
    private final LatestText sandbox = new LatestText();
    private final LatestText operation = new LatestText();
    private final LatestText method = new LatestText();
    private final LatestText target = new LatestText();
    private final LatestText counter = new LatestText();
    private @Nullable List<RequestHeader> lastHeaders;
    private byte[] lastEncoded = {};

    EntryCodec(StateSchema schema) {
        this.schema = schema;
    }

    void write(Stamp stamp, Cause cause, TransactionChanges changes, EntryBuffer out) {
        out.fixed(cause.status(), STATUS_SIZE).fixed(cause.digest(), DIGEST_SIZE);
        out.number(stamp.position()).raw(sandbox.encoded(stamp.sandbox()));
        out.number(stamp.time()).number(stamp.clockBefore()).number(stamp.clockAfter());
        RequestRecord request = cause.request();
        out.raw(operation.encoded(cause.operation())).raw(method.encoded(request.method()));
        out.raw(target.encoded(request.target()));
        writeHeaders(request.headers(), out);
        RequestRecord.Body body = request.body();
        out.raw(body.array(), body.from(), body.to()).flag(body.truncated());
        writeRows(changes.rows(), out);
        out.number(changes.counters().size());
        for (int at = 0; at < changes.counters().size(); at++) {
            CounterLog.Entry entry = changes.counters().get(at);
            out.fixed(COUNTER, 1).raw(counter.encoded(entry.counter()));
            out.number(entry.before()).number(entry.after());
        }
    }

    /** Most clients send the same headers with each request, and the list of the last one is then used again. */
    private void writeHeaders(List<RequestHeader> headers, EntryBuffer out) {
        if (headers == lastHeaders) {
            out.bytes(lastEncoded, 0, lastEncoded.length);
            return;
        }
        int from = out.length();
        out.number(headers.size());
        for (RequestHeader header : headers) {
            out.text(header.name()).text(header.value());
        }
        lastHeaders = headers;
        lastEncoded = Arrays.copyOfRange(out.bytes(), from, out.length());
    }

    private static void writeRows(ChangeLog log, EntryBuffer out) {
        out.number(log.size());
        for (int at = 0; at < log.size(); at++) {
            Row before = log.before(at);
            Row after = log.after(at);
            Row either = after == null ? before : after;
            out.fixed(log.isTombstone(at) ? TOMBSTONE : ROW, 1).number(log.table(at));
            writeId(either, out);
            writeImage(before, out);
            writeImage(after, out);
        }
    }

    private static void writeId(@Nullable Row row, EntryBuffer out) {
        if (row != null && row.isNumbered() && row.number() >= 0) {
            out.digits(row.number());
        } else {
            out.text(row == null ? "" : row.id());
        }
    }

    private static void writeImage(@Nullable Row row, EntryBuffer out) {
        out.flag(row != null);
        if (row != null) {
            out.number(row.sequence()).number(row.version());
            out.optional(row.owner()).raw(row.document());
        }
    }

    JournalEntry read(EntryReader in) {
        JournalEntry head = head(in);
        List<StateChange> changes = new ArrayList<>();
        readChanges(in, changes);
        readChanges(in, changes);
        return new JournalEntry(head.stamp(), head.cause(), changes);
    }

    /** Reads the part before the changes. */
    private static JournalEntry head(EntryReader in) {
        int status = (int) in.fixed(STATUS_SIZE);
        long digest = in.fixed(DIGEST_SIZE);
        Stamp stamp = new Stamp(in.number(), in.text(), in.number(), in.number(), in.number());
        String operation = in.text();
        RequestRecord request = readRequest(in);
        return new JournalEntry(stamp, new Cause(operation, request, status, digest), List.of());
    }

    /** Applies the changes of an entry to a state. */
    void apply(EntryReader in, ChangeApplier state) {
        JournalEntry head = head(in);
        for (int part = 0; part < 2; part++) {
            int count = in.count();
            for (int at = 0; at < count; at++) {
                applyChange(in, state);
            }
        }
        state.reached(head.stamp());
    }

    private void applyChange(EntryReader in, ChangeApplier state) {
        int kind = (int) in.fixed(1);
        if (kind == COUNTER) {
            String name = in.text();
            in.number();
            state.counter(name, in.number());
            return;
        }
        int table = in.count();
        String id = in.text();
        StateChange.Image before = readImage(in);
        StateChange.Image after = readImage(in);
        if (kind == ROW) {
            state.row(table, id, before, after);
        } else {
            state.tombstone(table, id, after);
        }
    }

    private static RequestRecord readRequest(EntryReader in) {
        String method = in.text();
        String target = in.text();
        int count = in.count();
        List<RequestHeader> headers = new ArrayList<>(count);
        for (int at = 0; at < count; at++) {
            headers.add(new RequestHeader(in.text(), in.text()));
        }
        byte[] body = in.raw();
        return new RequestRecord(method, target, headers, new RequestRecord.Body(body, 0, body.length, in.flag()));
    }

    private void readChanges(EntryReader in, List<StateChange> changes) {
        int count = in.count();
        for (int at = 0; at < count; at++) {
            int kind = (int) in.fixed(1);
            if (kind == COUNTER) {
                changes.add(new StateChange.CounterChange(in.text(), in.number(), in.number()));
                continue;
            }
            ResourceName resource = schema.tables().get(in.count()).name();
            String id = in.text();
            StateChange.Image before = readImage(in);
            StateChange.Image after = readImage(in);
            changes.add(
                    kind == ROW
                            ? new StateChange.RowChange(resource, id, before, after)
                            : new StateChange.TombstoneChange(resource, id, before, after));
        }
    }

    private static StateChange.@Nullable Image readImage(EntryReader in) {
        return in.flag() ? new StateChange.Image(in.number(), in.number(), in.optional(), in.raw()) : null;
    }
}
