package dev.ectype.controlplane.dashboard.usage;

import dev.ectype.controlplane.apikey.ApiKey;
import dev.ectype.controlplane.apikey.ApiKeys;
import dev.ectype.controlplane.dashboard.BarChart;
import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.platform.ratelimit.RateLimits;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.usage.Usage;
import dev.ectype.controlplane.usage.UsageDay;
import dev.ectype.controlplane.usage.UsageQuery;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;

/** Serves the page of usage. */
@DashboardRoutes
class UsagePages {
    private static final int USUAL_DAYS = 30;
    private static final PageRequest NEWEST = new PageRequest(PageRequest.MOST, null);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM", Locale.ENGLISH);

    private final Usage usage;
    private final Projects projects;
    private final ApiKeys keys;
    private final StorageQuota quota;
    private final RateLimits limits;
    private final Dashboard dashboard;
    private final Clock clock;

    UsagePages(
            Usage usage,
            Projects projects,
            ApiKeys keys,
            StorageQuota quota,
            RateLimits limits,
            Dashboard dashboard,
            Clock clock) {
        this.usage = usage;
        this.projects = projects;
        this.keys = keys;
        this.quota = quota;
        this.limits = limits;
        this.dashboard = dashboard;
        this.clock = clock;
    }

    @GetMapping(DashboardRoutes.FOLDER + "/usage")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> show(Visit visit) {
        ListFilters query = visit.query("measure", "since", "until", "project", "key");
        LocalDate until = Objects.requireNonNullElse(query.day("until"), LocalDate.now(clock.withZone(ZoneOffset.UTC)));
        LocalDate since = Objects.requireNonNullElse(query.day("since"), until.minusDays(USUAL_DAYS - 1L));
        if (since.isBefore(until.minusDays(PageRequest.MOST - 1L)) || since.isAfter(until)) {
            throw InvalidRequest.of("since", "range", "must be a day from 0 to 99 days before the last day");
        }
        Measure measure = Measure.of(query.get("measure"));
        List<UsageDay> days = list(visit, query, since, until, "day");
        Map<String, Object> model = new HashMap<>();
        model.put("query", query);
        model.put("since", since);
        model.put("until", until);
        model.put("measure", measure);
        model.put("days", days);
        model.put("chart", chart(days, measure, since, until));
        model.put("projects", list(visit, query, since, until, "project"));
        model.put("keys", list(visit, query, since, until, "key"));
        model.put("projectNames", projectNames(visit));
        model.put("keyNames", keyNames(visit));
        model.put("storage", quota.use(visit.caller()));
        model.put("limits", limits);
        return dashboard.show(visit, Section.USAGE, "usage", model);
    }

    private List<UsageDay> list(Visit visit, ListFilters query, LocalDate since, LocalDate until, String group) {
        UsageQuery selection =
                new UsageQuery(since, until.plusDays(1), query.get("project"), query.get("key"), List.of(group));
        return usage.list(visit.organization(), selection, NEWEST).items();
    }

    /** Returns the names of the newest projects; older ones are displayed by their identifier. */
    private SortedMap<String, String> projectNames(Visit visit) {
        SortedMap<String, String> names = new TreeMap<>();
        for (Project project : projects.list(visit.organization(), null, NEWEST).items()) {
            names.put(project.id(), project.name());
        }
        return names;
    }

    private SortedMap<String, String> keyNames(Visit visit) {
        SortedMap<String, String> names = new TreeMap<>();
        for (ApiKey key : keys.list(visit.organization(), NEWEST).items()) {
            names.put(key.id(), key.name());
        }
        return names;
    }

    private static BarChart chart(List<UsageDay> days, Measure measure, LocalDate since, LocalDate until) {
        Map<LocalDate, Double> amounts = new HashMap<>();
        days.forEach(day -> amounts.put(day.day(), measure.of(day)));
        List<BarChart.Value> values = since.datesUntil(until.plusDays(1))
                .map(day -> new BarChart.Value(DAY.format(day), amounts.getOrDefault(day, 0.0)))
                .toList();
        return BarChart.of(values, measure::text);
    }
}
