package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.page.Quantity;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.ExchangeFilter;
import dev.ectype.controlplane.recording.ExchangeLookup;
import dev.ectype.controlplane.recording.ExchangePages;
import dev.ectype.controlplane.recording.ExchangeTextSearch;
import dev.ectype.controlplane.recording.FoundExchanges;
import dev.ectype.controlplane.recording.Recording;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.recording.StoredRecording;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the exchanges of a recording. */
@DashboardRoutes
@RequestMapping(RecordingPages.PROJECT + "/{id}")
class RecordedExchangePages {
    private static final String TEXT = "text";
    private static final Page<ExchangeRow> NONE = new Page<>(List.of(), null);

    private final Projects projects;
    private final Recordings recordings;
    private final ExchangePages pages;
    private final ExchangeLookup lookup;
    private final Dashboard dashboard;

    RecordedExchangePages(
            Projects projects, Recordings recordings, ExchangePages pages, ExchangeLookup lookup, Dashboard dashboard) {
        this.projects = projects;
        this.recordings = recordings;
        this.pages = pages;
        this.lookup = lookup;
        this.dashboard = dashboard;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page, @PathVariable String slug, @PathVariable String id)
            throws IOException {
        ListFilters query = visit.query("method", "status", "path", "host", TEXT);
        RecordingPlace place = RecordingPages.place(visit, projects, recordings, slug, id);
        Map<String, Object> model = new TreeMap<>();
        model.put("place", place);
        model.put("query", query);
        model.put("page", NONE);
        model.put("searched", null);
        model.put("error", null);
        try {
            FoundExchanges found = pages.page(stored(visit, slug, id), filter(query), page);
            model.put("page", found.page().map(ExchangeRow::of));
            model.put("searched", searched(query, page, found, place.recording()));
        } catch (InvalidRequest wrong) {
            model.put("error", wrong.getMessage());
        }
        return dashboard.show(visit, Section.RECORDINGS, "recording/exchanges", model);
    }

    private static ExchangeFilter filter(ListFilters query) {
        return new ExchangeFilter(
                query.get("method"), query.get("status"), query.get("path"), query.get("host"), search(query));
    }

    private static @Nullable ExchangeTextSearch search(ListFilters query) {
        String text = query.get(TEXT);
        return text == null ? null : ExchangeTextSearch.of(text);
    }

    /** Returns how far a recording was searched; null if the page is full or the last one. */
    private static @Nullable String searched(
            ListFilters query, PageRequest page, FoundExchanges found, Recording recording) {
        if (query.isEmpty()
                || found.page().nextCursor() == null
                || found.page().items().size() >= page.limit()) {
            return null;
        }
        // The numbers of a part of a larger recording can exceed the number of its exchanges.
        return "Searched up to exchange " + Quantity.count(found.last())
                + (found.last() > recording.requestCount() ? "" : " of " + Quantity.count(recording.requestCount()))
                + ".";
    }

    @GetMapping("/exchanges/{position:[0-9]{1,18}}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(
            Visit visit, @PathVariable String slug, @PathVariable String id, @PathVariable long position)
            throws IOException {
        ListFilters query = visit.query(TEXT);
        ExchangeLookup.Opened opened = lookup.at(stored(visit, slug, id), position);
        Map<String, Object> model = new TreeMap<>();
        model.put("place", RecordingPages.place(visit, projects, recordings, slug, id));
        model.put("query", query);
        model.put("exchange", ExchangeView.of(opened.exchange(), search(query)));
        model.put("next", opened.next());
        return dashboard.show(visit, Section.RECORDINGS, "recording/exchange", model);
    }

    /** Redirects to an exchange by its number, which results of replays contain. */
    @GetMapping("/exchanges/number/{seq:[0-9]{1,18}}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> find(Visit visit, @PathVariable String slug, @PathVariable String id, @PathVariable long seq)
            throws IOException {
        @Nullable Long position = lookup.find(stored(visit, slug, id), seq).orElse(null);
        if (position == null) {
            throw new NotFound("exchange", Long.toString(seq));
        }
        return Dashboard.redirect(
                RecordingPages.place(visit, projects, recordings, slug, id).path() + "/exchanges/" + position);
    }

    private StoredRecording stored(Visit visit, String slug, String id) {
        return recordings.get(visit.organization(), slug, id);
    }
}
