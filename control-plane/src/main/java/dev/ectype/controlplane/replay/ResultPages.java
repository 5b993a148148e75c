package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.launcher.replay.ResultKind;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads pages of the results of a replay in the order of the recording. A cursor is the byte at which the next page begins. */
@Service
public class ResultPages {
    private final ObjectStorage storage;
    private final JsonMapper json;

    ResultPages(ObjectStorage storage, JsonMapper json) {
        this.storage = storage;
        this.json = json;
    }

    /**
     * Returns a page of results.
     *
     * @param kind the kind of the results; null for all
     */
    public Page<ReplayResult> page(StoredReplay stored, @Nullable String kind, PageRequest page) throws IOException {
        if (kind != null
                && Arrays.stream(ResultKind.values())
                        .noneMatch(each -> each.word().equals(kind))) {
            throw InvalidRequest.of(
                    "kind", "enum", "must be match, status_mismatch, body_shape_mismatch or connectivity_error");
        }
        long from = page.firstByte(stored.size());
        Optional<StoredContent> content = stored.size() == 0 ? Optional.empty() : storage.get(stored.key(), from);
        if (content.isEmpty()) {
            return Page.untilByte(List.of(), stored.size(), stored.size());
        }
        try (InputStream lines = new BufferedInputStream(content.get().stream())) {
            return read(lines, kind, page.limit(), from, stored.size());
        } catch (JacksonException between) {
            throw PageRequest.foreign();
        }
    }

    private Page<ReplayResult> read(InputStream lines, @Nullable String kind, int limit, long from, long size)
            throws IOException {
        List<ReplayResult> items = new ArrayList<>();
        long at = from;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (at < size && items.size() < limit) {
            int next = lines.read();
            if (next < 0) {
                throw new IOException("the stored results are shorter than they were");
            }
            at++;
            line.write(next);
            if (next == '\n') {
                ReplayResult result = json.readValue(line.toByteArray(), ReplayResult.class);
                if (kind == null || kind.equals(result.kind())) {
                    items.add(result);
                }
                line.reset();
            }
        }
        return Page.untilByte(items, at, size);
    }
}
