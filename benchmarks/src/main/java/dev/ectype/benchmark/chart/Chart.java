package dev.ectype.benchmark.chart;

/** A picture of measurements. */
public interface Chart {
    String title();

    /** Returns the chart in words, for readers who do not see it. */
    String words();

    /** Returns the chart as SVG. Its colors fit the light or dark scheme of the reader. */
    String svg();
}
