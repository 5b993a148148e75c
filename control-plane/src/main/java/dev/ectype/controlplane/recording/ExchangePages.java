package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordingReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Reads pages of exchanges in the order of the recording. A cursor is the byte at which the next page begins, so no exchange is read twice.
 * A page ends early if it is large, or after much reading with few matches.
 */
@Service
public class ExchangePages {
    private static final long MAX_PAGE_SIZE = 8L << 20;
    /** The memory for a header field besides its characters. */
    private static final long FIELD = 128;

    private final ObjectStorage storage;
    private final ReadingTurns turns;
    private final RecordingSettings settings;

    ExchangePages(ObjectStorage storage, ReadingTurns turns, RecordingSettings settings) {
        this.storage = storage;
        this.turns = turns;
        this.settings = settings;
    }

    /** Returns a page of the exchanges that a filter selects. */
    @SuppressWarnings("try")
    public FoundExchanges page(StoredRecording stored, ExchangeFilter filter, PageRequest page) throws IOException {
        long size = stored.recording().size();
        try (ReadingTurns.Turn turn = turns.take();
                StoredContent content = storage.get(stored.key(), page.firstByte(size))
                        .orElseThrow(() -> new NotFound(
                                "file of the recording", stored.recording().id()));
                LineStream lines = new LineStream(content.stream(), settings.maxLineBytes());
                RecordingReader reader = new RecordingReader(lines)) {
            return read(reader, lines, filter, page, size);
        } catch (BadRecording between) {
            throw PageRequest.foreign();
        }
    }

    private FoundExchanges read(
            RecordingReader reader, LineStream lines, ExchangeFilter filter, PageRequest page, long size)
            throws IOException {
        List<PlacedExchange> items = new ArrayList<>();
        long first = page.firstByte(size);
        long pageSize = 0;
        long last = 0;
        boolean isParsed = true;
        while (items.size() < page.limit()
                && pageSize < MAX_PAGE_SIZE
                && lines.position() < settings.maxSearchBytes()) {
            long before = lines.position();
            if (!reader.advance()) {
                return new FoundExchanges(Page.untilByte(items, size, size), last);
            }
            // The first line shows whether the cursor is one of this recording.
            isParsed = before == 0 || reader.passes(filter::mayMatch);
            if (isParsed) {
                CapturedExchange next = reader.exchange();
                last = next.seq();
                PlacedExchange found = found(next, first + before, filter);
                if (found != null) {
                    items.add(found);
                    pageSize += lines.position() - before + FIELD * fields(next);
                }
            }
        }
        last = isParsed ? last : reader.exchange().seq();
        long end = first + lines.position();
        return new FoundExchanges(Page.untilByte(items, lines.hasMore() ? end : size, size), last);
    }

    private static @Nullable PlacedExchange found(CapturedExchange exchange, long position, ExchangeFilter filter) {
        if (!filter.matches(exchange)) {
            return null;
        }
        ExchangeTextSearch search = filter.text();
        TextMatch match = search == null ? null : search.find(exchange);
        return search != null && match == null
                ? null
                : new PlacedExchange(position, RecordedExchange.of(exchange), match);
    }

    private static long fields(CapturedExchange exchange) {
        return (long) exchange.request().headers().size()
                + exchange.reply().headers().size();
    }
}
