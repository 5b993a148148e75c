package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.JournalCalls;
import dev.ectype.runtime.client.JournalCalls.BranchLine;
import dev.ectype.runtime.client.JournalCalls.ChangedRow;
import dev.ectype.runtime.client.JournalCalls.JournalLine;
import dev.ectype.runtime.client.JournalCalls.Standing;
import dev.ectype.runtime.client.JournalCalls.Verification;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Prints journals as text or as JSON, where lists have one value per line. */
public final class JournalReport {
    private static final int AT_ONCE = 1_000;
    private static final long PAUSE_MILLIS = 200;

    private final Terminal terminal;
    private final boolean json;

    public JournalReport(Terminal terminal, boolean json) {
        this.terminal = terminal;
        this.json = json;
    }

    public void entries(List<JournalLine> entries) {
        if (json) {
            entries.forEach(entry -> terminal.out().println(object(entry)));
        } else if (entries.isEmpty()) {
            terminal.printMessage("no writes");
        } else {
            Columns columns = new Columns().row("position", "time", "operation", "request", "status", "changes");
            entries.forEach(entry -> columns.row(
                    Long.toString(entry.position()),
                    entry.time(),
                    entry.operation(),
                    entry.method() + " " + entry.target(),
                    Long.toString(entry.status()),
                    Long.toString(entry.changes())));
            columns.lines().forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    private static String object(JournalLine entry) {
        return new JsonWriter()
                .beginObject()
                .name("position")
                .value(entry.position())
                .name("time")
                .value(entry.time())
                .name("sandbox")
                .value(entry.sandbox())
                .name("operation")
                .value(entry.operation())
                .name("method")
                .value(entry.method())
                .name("target")
                .value(entry.target())
                .name("status")
                .value(entry.status())
                .name("digest")
                .value(entry.digest())
                .name("changes")
                .value(entry.changes())
                .endObject()
                .toDocument()
                .literal();
    }

    /** Prints one write completely. */
    public void entry(Document entry) {
        if (json) {
            terminal.out().println(entry.literal());
        } else {
            JournalEntryLines.of(entry).forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    /** Prints new writes until the process or the emulator ends. */
    public void follow(JournalCalls journal) {
        Standing seen = journal.standing();
        long next = seen.position() + 1;
        terminal.printMessage("following " + seen.branch() + " behind position " + seen.position());
        try {
            while (true) {
                Standing now = journal.standing();
                if (!now.branch().equals(seen.branch())) {
                    terminal.printMessage("now on " + now.branch());
                    next = start(journal, now) + 1;
                }
                seen = now;
                List<JournalLine> fresh = next > now.last() ? List.of() : journal.entries(next, AT_ONCE);
                for (JournalLine entry : fresh) {
                    terminal.out().println(json ? object(entry) : line(entry));
                    next = entry.position() + 1;
                }
                terminal.out().flush();
                TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        }
    }

    private static long start(JournalCalls journal, Standing now) {
        return journal.branches().stream()
                .filter(branch -> branch.name().equals(now.branch()))
                .mapToLong(BranchLine::startsAt)
                .findFirst()
                .orElse(now.position());
    }

    private static String line(JournalLine entry) {
        return entry.position() + "  " + entry.time() + "  " + entry.method() + " " + entry.target() + "  "
                + entry.status();
    }

    public void moved(Standing standing) {
        if (json) {
            terminal.out()
                    .println(new JsonWriter()
                            .beginObject()
                            .name("branch")
                            .value(standing.branch())
                            .name("position")
                            .value(standing.position())
                            .name("first")
                            .value(standing.first())
                            .name("last")
                            .value(standing.last())
                            .endObject()
                            .toDocument()
                            .literal());
            terminal.out().flush();
        } else {
            terminal.printMessage("at position " + standing.position() + " of " + standing.branch()
                    + ", whose last position is " + standing.last());
        }
    }

    public void diff(List<ChangedRow> moved) {
        if (json) {
            moved.forEach(each -> terminal.out().println(object(each)));
        } else if (moved.isEmpty()) {
            terminal.printMessage("no differences");
        } else {
            Columns columns = new Columns().row("resource", "id", "what", "members");
            moved.forEach(
                    each -> columns.row(each.resource(), each.id(), each.kind(), String.join(", ", each.members())));
            columns.lines().forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    private static String object(ChangedRow moved) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("resource").value(moved.resource()).name("id").value(moved.id());
        out.name("kind").value(moved.kind()).name("members").beginArray();
        moved.members().forEach(out::value);
        out.endArray();
        if (moved.before() != null) {
            out.name("before").value(moved.before());
        }
        if (moved.after() != null) {
            out.name("after").value(moved.after());
        }
        return out.endObject().toDocument().literal();
    }

    /** Prints whether the repetition of all writes gave the same results. */
    public boolean verified(Verification verification) {
        Document difference = verification.difference();
        if (json) {
            JsonWriter out = new JsonWriter().beginObject();
            out.name("from").value(verification.from()).name("to").value(verification.to());
            out.name("same").value(difference == null);
            if (difference != null) {
                out.name("difference").value(difference);
            }
            terminal.out().println(out.endObject().toDocument().literal());
            terminal.out().flush();
        }
        terminal.printMessage(
                difference == null
                        ? "all writes after position " + verification.from() + " up to " + verification.to()
                                + " give equal results"
                        : "position " + difference.member("position") + " gives a different result: "
                                + String.valueOf(difference.member("what")).replace("\"", ""));
        return difference == null;
    }

    /** Prints the write after which a condition holds. */
    public void holdsAfter(Document whole, List<JournalLine> line, int looked) {
        if (json) {
            entry(whole);
        } else {
            entries(line);
        }
        terminal.printMessage("the condition holds after position " + whole.member("position")
                + " and not before; checked " + looked + " states");
    }

    /** Prints that a condition holds at no position. */
    public void neverHolds(long oldest, long newest, int looked) {
        noWrite(null);
        terminal.printMessage("the condition does not hold at " + newest + ", the newest position, nor at " + oldest
                + ", the oldest; checked " + looked + " states");
    }

    /** Prints that a condition already holds before the oldest stored write. */
    public void alwaysHolds(long oldest, int looked) {
        noWrite(oldest);
        terminal.printMessage("the condition already holds at " + oldest + ", the oldest available position; checked "
                + looked + " states");
    }

    private void noWrite(@Nullable Long holdsAt) {
        if (json) {
            JsonWriter out = new JsonWriter().beginObject();
            if (holdsAt == null) {
                out.name("holds").value(false);
            } else {
                out.name("holds").value(true).name("from").value(holdsAt);
            }
            terminal.out().println(out.endObject().toDocument().literal());
            terminal.out().flush();
        }
    }

    public void branches(List<BranchLine> branches, Standing standing) {
        Columns columns = new Columns().row("branch", "left", "from", "to", "");
        for (BranchLine branch : branches) {
            String parent = branch.parent() == null ? "-" : branch.parent();
            String here = branch.name().equals(standing.branch()) ? "the state is at " + standing.position() : "";
            columns.row(branch.name(), parent, Long.toString(branch.startsAt()), Long.toString(branch.last()), here);
            if (json) {
                JsonWriter out = new JsonWriter().beginObject().name("name").value(branch.name());
                if (branch.parent() != null) {
                    out.name("parent").value(branch.parent());
                }
                out.name("startsAt").value(branch.startsAt()).name("last").value(branch.last());
                terminal.out().println(out.endObject().toDocument().literal());
            }
        }
        if (!json) {
            columns.lines().forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }
}
